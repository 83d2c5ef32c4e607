package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.ibm.icu.text.DecimalFormatSymbols;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.PluralRules;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.server.page.MessageFiles.Placeholder;
import outflank.server.text.LineEnds;

/// Holds the page's own formatter to what ICU4J makes of the same texts.
class FormatterTest {

    private static final Path DENO = Path.of("../browser/target/node_modules/linux-x64-glibc/deno");
    private static final Path SCRIPT = Path.of("../web/src/test/web/formatted.ts");
    private static final List<Number> COUNTS =
            List.of(0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 19, 20, 21, 22, 64, 101, 102, 103, 1.5, -3, 1234, 1234567.5);

    private record Call(String key, Map<String, Object> args) {}

    private record Wanted(String lang, Map<String, String> texts, List<Call> calls) {}

    @Test
    void the_page_formats_every_text_as_icu_does() throws Exception {
        List<Wanted> wanted = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (Language language : MessageFiles.languages()) {
            SequencedMap<String, String> texts = MessageFiles.texts(language);
            add(language, texts, wanted, expected);
        }
        for (Language language : Languages.known()) {
            add(language, samples(language), wanted, expected);
        }
        List<String> formatted = MessageFiles.JSON.readValue(run(wanted), new TypeReference<List<String>>() {});
        assertThat(formatted).hasSizeGreaterThan(500).isEqualTo(expected);
    }

    private static void add(
            Language language, SequencedMap<String, String> texts, List<Wanted> wanted, List<String> expected) {
        List<Call> calls = new ArrayList<>();
        texts.forEach((key, text) -> calls.addAll(calls(key, text)));
        wanted.add(new Wanted(language.tag(), texts, calls));
        Messages messages = Messages.of(language, texts);
        for (Call call : calls) {
            expected.add(messages.text(call.key(), flat(call.args())));
        }
    }

    /// Texts that every language must be able to format, also before it has any: each of its plural forms, and numbers
    /// with its separators.
    private static SequencedMap<String, String> samples(Language language) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(language.icu());
        String forms = PluralRules.forLocale(language.icu()).getKeywords().stream()
                .map(form -> form + " {" + form + " #}")
                .collect(Collectors.joining(" "));
        SequencedMap<String, String> samples = new TreeMap<>();
        samples.put("number.decimal", symbols.getDecimalSeparatorString());
        samples.put("number.group", symbols.getGroupingSeparatorString());
        samples.put("number.minus", symbols.getMinusSignString());
        samples.put("plural", "{n, plural, =0 {none} " + forms + "}");
        samples.put("number", "{n, number}");
        samples.put("whole", "{n, number, ::precision-integer group-off}");
        return samples;
    }

    /// One call for each count; names that look like placeholders must stay as they are.
    private static List<Call> calls(String key, String text) {
        List<Call> calls = new ArrayList<>();
        for (Number count : MessageFiles.placeholders(text).isEmpty() ? List.<Number>of(0) : COUNTS) {
            Map<String, Object> args = new TreeMap<>();
            for (Placeholder placeholder : MessageFiles.placeholders(text)) {
                args.put(placeholder.name(), value(placeholder, count));
            }
            calls.add(new Call(key, args));
        }
        return calls;
    }

    private static Object value(Placeholder placeholder, Number count) {
        boolean isCount = placeholder.type() == ArgType.PLURAL || placeholder.type() == ArgType.SIMPLE;
        if (placeholder.type() == ArgType.SELECT) {
            return placeholder
                    .branches()
                    .get(Math.abs(count.intValue()) % placeholder.branches().size());
        }
        return isCount || count.intValue() % 2 == 0 ? count : "{name} # ’";
    }

    private static Object[] flat(Map<String, Object> args) {
        List<Object> flat = new ArrayList<>();
        args.forEach((name, value) -> {
            flat.add(name);
            flat.add(value);
        });
        return flat.toArray();
    }

    private static String run(List<Wanted> wanted) throws IOException, InterruptedException {
        assertThat(DENO).as("Deno, unpacked by the module browser").exists();
        Path answer = Files.createTempFile("formatted", ".json");
        Process process = new ProcessBuilder(
                        DENO.toString(),
                        "run",
                        "--no-config",
                        "--no-remote",
                        "--no-npm",
                        "--no-check",
                        SCRIPT.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(answer.toFile())
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(MessageFiles.JSON.writeValueAsString(wanted).getBytes(StandardCharsets.UTF_8));
        }
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            return Files.readString(answer);
        } finally {
            process.destroyForcibly();
            Files.delete(answer);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "40–24,40–|24",
        "il-bord, il-bord",
        "l-Iswed,l-|Iswed",
        "11-il,11-|il",
        "x-xogħol,x-|xogħol",
        "fiċ-Ċina,fiċ-Ċina",
        "iċ-ċentru jew Ċ-Ċina,iċ-ċentru jew Ċ-|Ċina",
        "รีเวอร์ซี,รี|เวอร์|ซี",
        "เพราะเรตติ้ง,เพ|ราะเรต|ติ้ง",
        "แป้นพิมพ์,แป้น|พิมพ์",
        "เกมถัดไป,เกมถัด|ไป",
        "มีหมาก 13 ตัว,มีหมาก 13_ตัว",
        "40 ต่อ 24,40_ต่อ_24",
        "d4 เป็น,d4 เป็น",
        "a – b,a_– b",
        "a - b,a - b"
    })
    void keeps_a_line_from_ending_where_it_must_not(String text, String kept) {
        assertThat(LineEnds.kept(text)).isEqualTo(kept.replace('|', '\u2060').replace('_', '\u00a0'));
    }

    @ParameterizedTest
    @CsvSource({"Rūta,Rūta", "佐藤,佐藤", "דנה,|דנה|"})
    void isolates_names_that_could_turn_a_sentence(String name, String isolated) {
        assertThat(Isolated.name(name))
                .isEqualTo(isolated.replaceFirst("\\|", "\u2068").replaceFirst("\\|", "\u2069"));
    }
}
