@NullMarked
package outflank.browser;

import org.jspecify.annotations.NullMarked;
