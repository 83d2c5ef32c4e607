/// How often things may be asked for, and by which address.
@NullMarked
package outflank.server.limit;

import org.jspecify.annotations.NullMarked;
