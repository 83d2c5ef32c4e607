/// The site. [Site] builds everything, from top to bottom.
@NullMarked
package outflank.server;

import org.jspecify.annotations.NullMarked;
