package outflank.server.page;

/// What all pages of the site have in common.
///
/// @param operator who runs the site, as said by the option `--operator`; empty if nothing was said
public record SiteFacts(Assets assets, Languages languages, String operator) {

    /// Who runs the site, in a sentence.
    String runBy(Messages messages) {
        return operator.isEmpty()
                ? messages.text("page.operator.none")
                : messages.text("page.operator", "name", Isolated.name(operator));
    }
}
