package outflank.server.text;

import java.util.Optional;

/// Where the links of a text lead.
public interface Links {

    /// The address of a glossary entry.
    String term(String id);

    /// The address of a page by its name (`rules`, `settings` …): empty if it is not there yet, so that its link is
    /// only words.
    ///
    /// @throws IllegalArgumentException if there is to be no such page
    Optional<String> page(String name);
}
