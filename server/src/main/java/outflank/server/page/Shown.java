package outflank.server.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.http.Context;
import java.util.Map;

/// Makes pages of templates.
final class Shown {

    private static final String ATTRIBUTE = "outflank.page.shown";

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(
            null, ContentType.Html, Shown.class.getClassLoader(), "outflank.server.page.jte");

    void show(Context ctx, String template, Map<String, Object> model) {
        ctx.attribute(ATTRIBUTE, true);
        ctx.contentType("text/html; charset=utf-8").result(html(template, model));
    }

    String html(String template, Map<String, Object> model) {
        StringOutput out = new StringOutput(16 * 1024);
        templates.render(template, model, out);
        return out.toString();
    }

    /// Whether the answer is a page already.
    static boolean isShown(Context ctx) {
        return ctx.attribute(ATTRIBUTE) != null;
    }
}
