/// The computer as a player: it chooses moves on threads of its own, so that the site stays quick while it thinks.
@NullMarked
package outflank.server.cpu;

import org.jspecify.annotations.NullMarked;
