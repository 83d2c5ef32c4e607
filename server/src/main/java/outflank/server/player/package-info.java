/// Who plays: an identity without an account. A token is all there is to it, and only its hash is kept.
@NullMarked
package outflank.server.player;

import org.jspecify.annotations.NullMarked;
