package outflank.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The real server as a process of its own, which can be killed.
final class ServerProcess implements AutoCloseable {

    private final Process process;

    private ServerProcess(Process process) {
        this.process = process;
    }

    /// What a server that would not start had to say.
    record Failure(int exitCode, String error) {}

    /// Starts a server; it may not have opened its port yet.
    static ServerProcess launch(Path data, String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "outflank.server.Main",
                "--data",
                data.toString()));
        command.addAll(List.of(options));
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).directory(new File(System.getProperty("java.io.tmpdir")));
            // Any free port, unless the options name one.
            builder.environment().put("OUTFLANK_PORT", "0");
            return new ServerProcess(builder.start());
        } catch (IOException e) {
            throw new IllegalStateException("No server could be started.", e);
        }
    }

    /// Waits until the server says where it is.
    URI address() {
        try {
            String line = out().readLine();
            if (line == null || !line.startsWith("Outflank is at ")) {
                throw new IllegalStateException("The server did not start: " + line + " " + failure());
            }
            return URI.create(line.substring("Outflank is at ".length()));
        } catch (IOException e) {
            throw new IllegalStateException("The server did not start.", e);
        }
    }

    /// Waits until the server has ended by itself.
    Failure failure() {
        try {
            String error = String.join("\n", process.errorReader().readAllLines());
            process.waitFor(30, TimeUnit.SECONDS);
            return new Failure(process.exitValue(), error);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("The server did not end.", e);
        }
    }

    private BufferedReader out() {
        return process.inputReader();
    }

    /// Ends it as a power cut would (SIGKILL).
    void kill() {
        process.destroyForcibly();
        waitForEnd();
    }

    /// Asks it to stop (SIGTERM), and gives its exit code.
    int stop() {
        process.destroy();
        waitForEnd();
        return process.exitValue();
    }

    private void waitForEnd() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("The server did not end within 30 s.");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
