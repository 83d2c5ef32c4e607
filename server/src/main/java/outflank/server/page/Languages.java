package outflank.server.page;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The languages of the site: those it is complete in, and those that are to come.
///
/// A language is complete when it has every message that English has, and every page to read. Until then it is not
/// offered, and its addresses lead to English.
public final class Languages {

    private static final Logger LOG = LoggerFactory.getLogger(Languages.class);
    private static final String FILE = "/languages.json";

    private final SequencedMap<String, Messages> complete = new LinkedHashMap<>();
    private final List<Language> planned = new ArrayList<>();
    private final Language standard;

    /// @param known all languages in the order of the menu, the one to fall back to first
    /// @param messages the messages of a language, if there are any
    /// @param isWritten whether a language has all pages to read
    Languages(List<Language> known, Source messages, Predicate<Language> isWritten) {
        standard = known.getFirst();
        Set<String> keys = messages.of(standard)
                .orElseThrow(() -> new IllegalStateException("There are no messages in (" + standard.tag() + ")."))
                .keys();
        for (Language language : known) {
            Optional<Messages> found = messages.of(language);
            boolean isComplete = found.map(Messages::keys)
                    .filter(there -> there.containsAll(keys))
                    .isPresent();
            if (isComplete && isWritten.test(language)) {
                complete.put(language.tag(), found.get());
            } else {
                planned.add(language);
                LOG.info(
                        "The language ({}) is not offered: it lacks {}.",
                        language.tag(),
                        isComplete ? "texts" : "messages");
            }
        }
    }

    /// Where messages come from.
    @FunctionalInterface
    interface Source {
        Optional<Messages> of(Language language);
    }

    /// The languages on the class path, where `web` puts their files.
    public static Languages onClassPath() {
        return new Languages(known(), Messages::onClassPath, TextPages::areWritten);
    }

    /// Every language of `languages.json`.
    static List<Language> known() {
        try (InputStream in = Languages.class.getResourceAsStream(FILE)) {
            return new ObjectMapper()
                    .readValue(
                            Objects.requireNonNull(in, "The list (" + FILE + ") is not on the class path."),
                            new TypeReference<List<Language>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException("The list (" + FILE + ") cannot be read.", e);
        }
    }

    /// The complete ones, in the order of the menu.
    public List<Language> all() {
        return complete.values().stream().map(Messages::language).toList();
    }

    List<Language> planned() {
        return planned;
    }

    /// The one for readers of none of the others.
    Language standard() {
        return standard;
    }

    Messages messages(Language language) {
        return Objects.requireNonNull(complete.get(language.tag()));
    }

    Optional<Language> of(String tag) {
        return Optional.ofNullable(complete.get(tag)).map(Messages::language);
    }

    /// The language that a range of `Accept-Language` asks for: `en-US`, `fil`, `tl` …
    Optional<Language> accepted(String range) {
        String primary = range.strip().toLowerCase(Locale.ROOT).split("-", 2)[0];
        return all().stream()
                .filter(language -> language.accepts().contains(primary))
                .findFirst();
    }
}
