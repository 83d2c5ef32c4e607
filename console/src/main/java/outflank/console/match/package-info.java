/// Matches between programs. Start reading at [Match].
@NullMarked
package outflank.console.match;

import org.jspecify.annotations.NullMarked;
