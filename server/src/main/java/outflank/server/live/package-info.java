/// Live connections: what pages say and are told. Start at [LiveSocket]; a [Room] is one group's pages.
@NullMarked
package outflank.server.live;

import org.jspecify.annotations.NullMarked;
