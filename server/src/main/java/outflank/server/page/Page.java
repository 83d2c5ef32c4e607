package outflank.server.page;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.util.TimeZone;
import gg.jte.Content;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What every page knows while it is made: language, address, title, and where its files are.
///
/// @param base the site's address, without a slash at its end
/// @param path this page's own path: `/en/`, `/g/ab3k9xzt` …
/// @param entry the script of the page (`home`, `group`, `game`, `own`, `rules`), or empty
/// @param layout the class of `body`: `two` or `three` columns with a board, or `reading`
/// @param listed whether search engines may show it
/// @param picture the path of the picture that goes with shared links
/// @param structured what search engines read of it as JSON-LD; empty if there is nothing to say
public record Page(
        Messages messages,
        SiteFacts site,
        String base,
        String path,
        String entry,
        String layout,
        String title,
        String description,
        boolean listed,
        String picture,
        String structured) {

    /// The picture of pages that have none of their own.
    static final String COMMON_PICTURE = "/picture.png";

    /// A page that search engines are not to show.
    static Page unlisted(
            Messages messages, SiteFacts site, String base, String path, String entry, String layout, Words words) {
        return new Page(
                messages,
                site,
                base,
                path,
                entry,
                layout,
                words.title(),
                words.description(),
                false,
                COMMON_PICTURE,
                "");
    }

    record Words(String title, String description) {}

    Page withPicture(String path) {
        return new Page(messages, site, base, this.path, entry, layout, title, description, listed, path, structured);
    }

    public String text(String key, Object... args) {
        return messages.text(key, args);
    }

    /// A name inside a sentence.
    public String name(String name) {
        return Isolated.name(name);
    }

    public String lang() {
        return messages.language().tag();
    }

    public List<Language> languages() {
        return site.languages().all();
    }

    public Language standardLanguage() {
        return site.languages().standard();
    }

    public boolean isIn(Language language) {
        return messages.language().equals(language);
    }

    /// Whether this page has an address of its own in every language.
    public boolean isTranslated() {
        return path.startsWith("/" + lang() + "/");
    }

    /// This page in another language.
    public String pathIn(Language language) {
        return isTranslated() ? "/" + language.tag() + path.substring(lang().length() + 1) : path;
    }

    /// The link of the menu that keeps the choice and comes back to this page.
    public String chooseUrl(Language language) {
        return "/language?to=" + language.tag() + "&page=" + pathIn(language);
    }

    public String canonical() {
        return base + path;
    }

    /// The site's address as people say it, without the scheme.
    public String shortBase() {
        return base.replaceFirst("^https?://", "");
    }

    public String home() {
        return "/" + lang() + "/";
    }

    /// The lesson.
    public String lesson() {
        return home() + "learn";
    }

    /// The reader's own settings.
    public String settings() {
        return home() + "settings";
    }

    public String address(TextPage page) {
        return home() + page.slug();
    }

    /// What the link to the board says of this page: it is that page, or belongs to it, or neither.
    public @Nullable String playing() {
        if (path.equals(home())) {
            return "page";
        }
        if (path.equals(lesson())) {
            return null;
        }
        return layout.equals("reading") ? null : "true";
    }

    /// `page` if this is the page of that address.
    public @Nullable String current(String address) {
        return path.equals(address) ? "page" : null;
    }

    public String url(String asset) {
        return site.assets().url(asset);
    }

    public SequencedSet<String> imported(String asset) {
        return site.assets().imported(asset);
    }

    public String runBy() {
        return site.runBy(messages);
    }

    /// Who runs the site, for the foot of the page: only a name, and only where the text does not say it.
    public Optional<String> runByInFoot() {
        boolean isInText = Stream.of(TextPage.ABOUT, TextPage.RULES, TextPage.PRIVACY)
                .map(this::address)
                .anyMatch(path::equals);
        return site.isNamed() && !isInText ? Optional.of(runBy()) : Optional.empty();
    }

    /// An icon of the sprite, hidden from screen readers: there is always a word or a label beside it.
    public Content icon(String name) {
        return output -> {
            output.writeContent("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"");
            output.writeContent(url("icons.svg"));
            output.writeContent("#i-" + name + "\"/></svg>");
        };
    }

    /// The texts for the page's script.
    public Content texts() {
        return output -> output.writeContent(messages.json(ScriptTexts.of(entry)));
    }

    public Content structuredData() {
        return output -> output.writeContent(structured);
    }

    /// A long date, such as 13 September 2026.
    public String date(Instant instant) {
        DateFormat format =
                DateFormat.getDateInstance(DateFormat.LONG, messages.language().icu());
        format.setTimeZone(TimeZone.GMT_ZONE);
        return format.format(Date.from(instant));
    }

    public String date(LocalDate date) {
        return date(date.atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    /// The script's entry with its imports, if the page has one.
    public Optional<String> script() {
        return entry.isEmpty() ? Optional.empty() : Optional.of(entry + ".js");
    }
}
