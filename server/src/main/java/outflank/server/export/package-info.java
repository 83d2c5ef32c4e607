/// Games as files for other programs and as pictures.
@NullMarked
package outflank.server.export;

import org.jspecify.annotations.NullMarked;
