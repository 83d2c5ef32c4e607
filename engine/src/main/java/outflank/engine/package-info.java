/// The computer player: portable, single-threaded, the same on the server and in the browser. Start reading at
/// [Engine].
@NullMarked
package outflank.engine;

import org.jspecify.annotations.NullMarked;
