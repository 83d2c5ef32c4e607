/// The game as values. Start reading at [Game]; the arithmetic under it is in [Mobility] and [Flips].
///
/// Nothing here reads, writes, waits or knows the time, and nothing else in the project decides what is legal.
@NullMarked
package outflank.rules;

import org.jspecify.annotations.NullMarked;
