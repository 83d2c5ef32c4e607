/// What is said to people and programs, as records that Jackson writes; shared by the HTTP calls and live
/// sockets.
@NullMarked
package outflank.server.wire;

import org.jspecify.annotations.NullMarked;
