/// The engine as a program. Start reading at [Main].
@NullMarked
package outflank.console;

import org.jspecify.annotations.NullMarked;
