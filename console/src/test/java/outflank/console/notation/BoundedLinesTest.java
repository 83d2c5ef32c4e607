package outflank.console.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {

    @Test
    void a_line_ends_as_on_any_system() throws IOException {
        assertThat(all("a\nb\r\nc\rd\n\n\r\n\re")).containsExactly("a", "b", "c", "d", "", "", "", "e");
        assertThat(all("")).isEmpty();
        assertThat(all("\n")).containsExactly("");
    }

    @Test
    void of_a_line_without_end_only_the_beginning_is_kept() throws IOException {
        assertThat(all("x".repeat(3 * BoundedLines.MOST) + "\nping 1"))
                .containsExactly("x".repeat(BoundedLines.MOST), "ping 1");
    }

    private static List<String> all(String text) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Reader in = new StringReader(text);
                BoundedLines reader = new BoundedLines(in)) {
            for (Optional<String> line = reader.next(); line.isPresent(); line = reader.next()) {
                lines.add(line.get());
            }
        }
        return lines;
    }
}
