package outflank.server.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import outflank.server.text.Links;
import outflank.server.text.RulesForm;

/// The pages that texts link to by name, in one language.
///
/// @param page the page the links stand on
record SitePages(Language language, TextPage page) implements Links {

    /// Pages that texts speak of already and that are still to come; their links are words until then.
    private static final Set<String> TO_COME = Set.of();

    private static final List<String> ALL = List.of("home", "rules", "learn", "how", "about", "privacy", "settings");

    @Override
    public String term(String id) {
        if (!RulesForm.WORDS.contains(id)) {
            throw new IllegalArgumentException("There is no word (" + id + ") in the glossary.");
        }
        return (page == TextPage.RULES ? "" : address("rules")) + "#word-" + id;
    }

    @Override
    public Optional<String> page(String name) {
        if (!ALL.contains(name)) {
            throw new IllegalArgumentException("There is no page (" + name + "). There are " + ALL + ".");
        }
        return TO_COME.contains(name) ? Optional.empty() : Optional.of(address(name));
    }

    private String address(String name) {
        return "/" + language.tag() + "/" + (name.equals("home") ? "" : name);
    }
}
