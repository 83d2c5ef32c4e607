/// What time it is, and being woken at a time. No rule of the site knows the machine's clock; tests bring one of their
/// own.
/// (Only what concerns connections beats on the machine's clock: pings, the comments in event streams, and how often a
/// room
/// tells of its group.)
@NullMarked
package outflank.server.clock;

import org.jspecify.annotations.NullMarked;
