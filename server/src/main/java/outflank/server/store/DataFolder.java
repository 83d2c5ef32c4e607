package outflank.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import outflank.server.answer.Unavailable;

/// The folder that holds everything the site keeps, claimed by this process as long as it runs.
///
/// One server a folder: a lock of the operating system on `outflank.lock`, which a killed process cannot
/// leave behind.
final class DataFolder implements AutoCloseable {

    /// `OTFL` in the database's header says that it is ours.
    static final int APPLICATION_ID = 0x4F54464C;

    private static final byte[] SQLITE = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER = 100;
    private static final int USER_VERSION_AT = 60;
    private static final int APPLICATION_ID_AT = 68;

    private final Path folder;
    private final FileChannel lockFile;

    private DataFolder(Path folder, FileChannel lockFile) {
        this.folder = folder;
        this.lockFile = lockFile;
    }

    /// Makes the folder if there is none, and claims it.
    ///
    /// @param newestVersion the newest version of the database that this program knows
    /// @throws UnusableData if it cannot be written, belongs to another program or to a newer Outflank, or is
    ///     in use
    static DataFolder claim(Path folder, int newestVersion) {
        FileChannel lockFile = open(folder);
        DataFolder claimed = new DataFolder(folder, lockFile);
        try {
            claimed.lock();
            claimed.inspect(newestVersion);
            claimed.makeDatabase();
            return claimed;
        } catch (RuntimeException e) {
            claimed.close();
            throw e;
        }
    }

    Path database() {
        return folder.resolve("outflank.db");
    }

    @Override
    public void close() {
        try {
            lockFile.close();
        } catch (IOException e) {
            throw new Unavailable("The lock on (" + folder + ") could not be given up.", e);
        }
    }

    private static FileChannel open(Path folder) {
        try {
            Files.createDirectories(folder, onlyOwner(folder, "rwx------"));
            return made(folder.resolve("outflank.lock"));
        } catch (FileAlreadyExistsException e) {
            throw new UnusableData("The data folder (" + folder + ") is a file. Name a folder with --data.");
        } catch (IOException e) {
            throw new UnusableData("The data folder (" + folder
                    + ") cannot be written. Change its permissions, or name another one with --data.");
        }
    }

    /// Opens a file, which only the owner may read if it has to be made.
    private static FileChannel made(Path file) throws IOException {
        return FileChannel.open(
                file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), onlyOwner(file, "rw-------"));
    }

    private static FileAttribute<?>[] onlyOwner(Path file, String permissions) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /// Makes the database's file, still empty. SQLite gives its other files the same permissions.
    private void makeDatabase() {
        try {
            made(database()).close();
        } catch (IOException e) {
            throw new UnusableData("The database (" + database() + ") cannot be written. Change its permissions.");
        }
    }

    private void lock() {
        try {
            if (lockFile.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // this very process holds it: the same answer as for another one
        } catch (IOException e) {
            throw new UnusableData("The data folder (" + folder
                    + ") cannot be locked. It may lie on a network drive: name a local folder with --data.");
        }
        throw new UnusableData("Another Outflank is running on the data folder (" + folder
                + "). Stop it, or name another folder with --data.");
    }

    /// Looks at the database's header as plain bytes, so that a file that is not ours stays untouched.
    private void inspect(int newestVersion) {
        ByteBuffer header = header();
        if (header == null) {
            return;
        }
        boolean isSqlite =
                header.limit() == HEADER && header.slice(0, SQLITE.length).equals(ByteBuffer.wrap(SQLITE));
        if (!isSqlite || header.getInt(APPLICATION_ID_AT) != APPLICATION_ID) {
            throw new UnusableData("The file (" + database()
                    + ") is not a database of Outflank. Move it away, or name another folder with --data.");
        }
        int version = header.getInt(USER_VERSION_AT);
        if (version > newestVersion) {
            throw newer(version, newestVersion);
        }
    }

    UnusableData newer(int version, int newestVersion) {
        return new UnusableData(
                "The database (" + database() + ") has version (" + version + "), newer than (" + newestVersion
                        + "), which this Outflank knows. Run a newer Outflank, or name another folder with --data.");
    }

    /// The first bytes of the database; null if there is none yet.
    private @Nullable ByteBuffer header() {
        if (!Files.exists(database())) {
            return null;
        }
        ByteBuffer header = ByteBuffer.allocate(HEADER);
        try (FileChannel file = FileChannel.open(database(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            while (header.hasRemaining() && file.read(header) >= 0) {}
        } catch (IOException e) {
            throw new UnusableData(
                    "The database (" + database() + ") cannot be read and written. Change its permissions.");
        }
        return header.position() == 0 ? null : header.flip();
    }
}
