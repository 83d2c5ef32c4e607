/// Rules and engine as the exports of one WebAssembly module. Start reading at [Exports].
@NullMarked
package outflank.browser;

import org.jspecify.annotations.NullMarked;
