package outflank.server.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// The words of a language that make names: from its file in `names`, which anyone who speaks it can read.
///
/// A file has blocks with an empty line between them; a block has two lines of words, each word followed by a comma. A
/// name is a word of the first line and one of the second, in this order and with a space between them; if the file
/// begins with the line `join:`, without one. Several blocks keep together what belongs together, such as the words of
/// one gender.
///
/// @param join what stands between the two words
record NameWords(String join, List<Block> blocks) {

    private static final String JOINED = "join:";

    NameWords {
        blocks = List.copyOf(blocks);
    }

    record Block(List<String> first, List<String> second) {

        Block {
            first = List.copyOf(first);
            second = List.copyOf(second);
        }

        int size() {
            return first.size() * second.size();
        }
    }

    /// The words of a language, by its tag; empty if there are none.
    static Optional<NameWords> of(String language) {
        if (!language.matches("[a-z]{2,8}")) {
            return Optional.empty();
        }
        try (InputStream in = NameWords.class.getResourceAsStream("names/" + language + ".txt")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("The words for names (" + language + ".txt) cannot be read.", e);
        }
    }

    static NameWords parse(String text) {
        boolean isJoined = text.startsWith(JOINED);
        String rest = isJoined ? text.substring(JOINED.length()) : text;
        List<Block> blocks = new ArrayList<>();
        for (String block : rest.strip().split("\n\\s*\n", -1)) {
            List<String> lines = block.lines().toList();
            if (lines.size() != 2) {
                throw new IllegalArgumentException("A block of words has two lines, not (" + lines.size() + "): the"
                        + " first words of names, then the second ones.");
            }
            blocks.add(new Block(words(lines.getFirst()), words(lines.getLast())));
        }
        return new NameWords(isJoined ? "" : " ", blocks);
    }

    private static List<String> words(String line) {
        return Arrays.stream(line.split(",", -1)).map(String::strip).toList();
    }

    /// How many names there are.
    int size() {
        return blocks.stream().mapToInt(Block::size).sum();
    }

    /// Every name there is.
    Stream<String> all() {
        return blocks.stream()
                .flatMap(block -> block.first().stream()
                        .flatMap(first -> block.second().stream().map(second -> first + join + second)));
    }

    /// One of the names, each as likely as any other.
    String pick(RandomGenerator random) {
        int left = random.nextInt(size());
        for (Block block : blocks) {
            if (left < block.size()) {
                int seconds = block.second().size();
                return block.first().get(left / seconds) + join + block.second().get(left % seconds);
            }
            left -= block.size();
        }
        throw new IllegalStateException("There are no words for names.");
    }
}
