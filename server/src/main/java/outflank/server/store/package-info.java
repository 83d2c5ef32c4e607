/// What is kept on disk: one SQLite file in the data folder. Start reading at [SqliteStore] and [Commits].
@NullMarked
package outflank.server.store;

import org.jspecify.annotations.NullMarked;
