/// The pages that are read: their texts, as they lie in Markdown, and their diagrams, as the referee makes them.
@NullMarked
package outflank.server.text;

import org.jspecify.annotations.NullMarked;
