/// How a room learns that something changed, whoever changed it.
@NullMarked
package outflank.server.bus;

import org.jspecify.annotations.NullMarked;
