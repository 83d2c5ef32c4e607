/// The live connections of docs/protocol. Start reading at [LiveSocket], then [Room].
@NullMarked
package outflank.server.live;

import org.jspecify.annotations.NullMarked;
