/// The texts of other people's programs as values: position files, GGF, moves with their passes. Start reading at
/// [Sheet].
@NullMarked
package outflank.console.notation;

import org.jspecify.annotations.NullMarked;
