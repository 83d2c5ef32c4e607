/// What a group needs done without being asked: the computer takes a seat and plays it, turns and clocks run out, a
/// host
/// is absent. Start at [Duties#next], which decides; a [Steward] carries it out.
///
/// Locks: a steward works like an actor. Whoever has news for it leaves a note and goes on; the notes are dealt with
/// one
/// after another, on a thread that holds no lock when it calls games, groups and, through the bus, rooms. [Attendance]
/// has
/// a lock of its own that is only held for a look or an entry and never while anything else is called; so rooms may ask
/// it while they hold theirs.
@NullMarked
package outflank.server.steward;

import org.jspecify.annotations.NullMarked;
