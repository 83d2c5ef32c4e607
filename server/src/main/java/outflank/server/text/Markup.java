package outflank.server.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BulletList;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// Turns a stretch of Markdown into HTML: paragraphs, lists, emphasis and links, and the anchor of a rule at the end of
/// a paragraph (`{#R-04}`). Anything else is a fault.
final class Markup {

    private static final Parser PARSER = Parser.builder()
            .enabledBlockTypes(Set.of(ListBlock.class))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .build();
    private static final Pattern ANCHOR = Pattern.compile(" ?\\{#(R-[0-9]{2}(?: R-[0-9]{2})*)}$");
    private static final Pattern LEFT_OVER = Pattern.compile("[{}<>|\\[\\]`*_\\\\]|^#|'|  ");

    private final String file;
    private final Links links;
    private final boolean joinsLines;
    private final Set<String> anchors;

    /// What is being written.
    private final StringBuilder html = new StringBuilder();

    private int firstLine;

    /// @param joinsLines whether a line end means nothing, as in Japanese, where it is a space elsewhere
    /// @param anchors the anchors met so far; those of this stretch are added
    Markup(String file, Links links, boolean joinsLines, Set<String> anchors) {
        this.file = file;
        this.links = links;
        this.joinsLines = joinsLines;
        this.anchors = anchors;
    }

    /// @param line where the stretch begins in its file, counted from 1
    String blocks(String markdown, int line) {
        begin(line);
        children(PARSER.parse(markdown));
        return html.toString();
    }

    /// A single paragraph, without its own tags.
    String inline(String markdown, int line) {
        begin(line);
        Node document = PARSER.parse(markdown);
        Node first = document.getFirstChild();
        if (!(first instanceof Paragraph) || first.getNext() != null) {
            throw fault(document, "Here stands one paragraph, not (" + markdown + ").");
        }
        children(first);
        return html.toString();
    }

    private void begin(int line) {
        html.setLength(0);
        firstLine = line;
    }

    private void children(Node parent) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            write(node);
        }
    }

    private void write(Node node) {
        switch (node) {
            case Paragraph paragraph -> paragraph(paragraph);
            case BulletList list -> inside("ul", list);
            case OrderedList list -> inside("ol", list);
            case ListItem item -> inside("li", item);
            case Emphasis emphasis -> inside("em", emphasis);
            case StrongEmphasis strong -> inside("strong", strong);
            case Link link -> link(link);
            case SoftLineBreak _ -> html.append(joinsLines ? "" : " ");
            case Text text -> text(text, text.getLiteral());
            default ->
                throw fault(
                        node,
                        "A text has paragraphs, lists, emphasis and links, and no ("
                                + node.getClass().getSimpleName() + ").");
        }
    }

    private void paragraph(Paragraph paragraph) {
        boolean tight = paragraph.getParent() instanceof ListItem;
        Optional<Matcher> anchor = anchor(paragraph);
        List<String> rules =
                anchor.map(found -> List.of(found.group(1).split(" "))).orElse(List.of());
        for (String rule : rules) {
            if (!anchors.add(rule)) {
                throw fault(paragraph, "The rule (" + rule + ") is explained by another paragraph as well.");
            }
        }
        if (!tight) {
            html.append(rules.isEmpty() ? "<p>" : "<p id=\"" + rules.getFirst() + "\">");
        }
        for (String rule : rules.subList(tight || rules.isEmpty() ? 0 : 1, rules.size())) {
            html.append("<span id=\"").append(rule).append("\"></span>");
        }
        children(paragraph);
        html.append(tight ? "" : "</p>\n");
    }

    /// Takes the anchor off the paragraph's end.
    private static Optional<Matcher> anchor(Paragraph paragraph) {
        if (paragraph.getLastChild() instanceof Text last) {
            Matcher found = ANCHOR.matcher(last.getLiteral());
            if (found.find()) {
                last.setLiteral(last.getLiteral().substring(0, found.start()));
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private void inside(String tag, Node node) {
        html.append('<').append(tag).append('>');
        children(node);
        html.append("</").append(tag).append('>');
    }

    private void link(Link link) {
        Optional<String> address = address(link);
        address.ifPresent(href -> html.append(link.getDestination().startsWith("term:") ? "<a class=\"term\"" : "<a")
                .append(" href=\"")
                .append(Escaped.html(href))
                .append("\">"));
        children(link);
        html.append(address.isPresent() ? "</a>" : "");
    }

    private Optional<String> address(Link link) {
        String destination = link.getDestination();
        try {
            if (destination.startsWith("term:")) {
                return Optional.of(links.term(destination.substring("term:".length())));
            }
            if (destination.startsWith("page:")) {
                return links.page(destination.substring("page:".length()));
            }
        } catch (IllegalArgumentException e) {
            throw fault(link, String.valueOf(e.getMessage()));
        }
        throw fault(link, "A link leads to term:… or page:…, not to (" + destination + ").");
    }

    private void text(Node node, String literal) {
        Matcher leftOver = LEFT_OVER.matcher(literal);
        if (leftOver.find()) {
            throw fault(node, "There is (" + leftOver.group() + ") left over in (" + literal + ").");
        }
        html.append(Escaped.html(LineEnds.kept(literal)));
    }

    private TextFault fault(Node node, String problem) {
        Node placed = node;
        while (placed.getSourceSpans().isEmpty() && placed.getParent() != null) {
            placed = placed.getParent();
        }
        int line = placed.getSourceSpans().stream()
                .mapToInt(SourceSpan::getLineIndex)
                .findFirst()
                .orElse(0);
        return new TextFault(file, firstLine + line, problem);
    }
}
