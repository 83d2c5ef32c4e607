/// What time it is, and being woken at a time. No rule of the site knows the machine's clock; tests bring one of their
/// own.
/// (Only what keeps connections alive beats on the machine's clock: pings, and the comments in event streams.)
@NullMarked
package outflank.server.clock;

import org.jspecify.annotations.NullMarked;
