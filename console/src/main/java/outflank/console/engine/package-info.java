/// The engine as other programs talk to it: NBoard and GTP over lines of text. Start reading at [NboardSession] or
/// [GtpSession].
@NullMarked
package outflank.console.engine;

import org.jspecify.annotations.NullMarked;
