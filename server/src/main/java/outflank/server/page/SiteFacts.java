package outflank.server.page;

/// What all pages of the site have in common.
///
/// @param operator who runs the site, as said by the option `--operator`; empty if nothing was said
public record SiteFacts(Assets assets, Languages languages, String operator) {

    /// Whether the site says who runs it.
    boolean isNamed() {
        return !operator.isEmpty();
    }

    /// Who runs the site, in a sentence; if no one was named, where a question can go instead.
    String runBy(Messages messages) {
        return operator.isEmpty()
                ? messages.text("page.operator.none")
                : messages.text("page.operator", "name", Isolated.name(operator));
    }
}
