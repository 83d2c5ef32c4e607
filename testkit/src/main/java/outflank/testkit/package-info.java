/// What tests share: a referee that is slow and plain enough to be believed, seeded random games, and positions whose
/// answers are known. Start reading at [SlowReferee].
@NullMarked
package outflank.testkit;

import org.jspecify.annotations.NullMarked;
