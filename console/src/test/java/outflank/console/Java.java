package outflank.console;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/// Starts programs from this project's classes, with the Java that runs the tests.
final class Java {

    private Java() {}

    static List<String> command(String main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main));
        command.addAll(List.of(arguments));
        return command;
    }

    /// The same as one would type it into a shell.
    static String line(String main, String... arguments) {
        return String.join(
                " ",
                command(main, arguments).stream().map(word -> "'" + word + "'").toList());
    }
}
