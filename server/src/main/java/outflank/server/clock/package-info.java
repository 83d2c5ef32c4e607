/// What time it is, and being woken at a time. Nothing else in the server knows the machine's clock; tests bring one of
/// their own.
@NullMarked
package outflank.server.clock;

import org.jspecify.annotations.NullMarked;
