/// People who came together by a link: members, seats, settings, and the game they play. Start at
/// [Group#decide].
@NullMarked
package outflank.server.group;

import org.jspecify.annotations.NullMarked;
