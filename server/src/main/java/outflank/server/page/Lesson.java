package outflank.server.page;

import java.util.List;

/// The parts of the lesson as its page lists them; the page's script knows what is done in each.
///
/// @param names the parts in their order, by the names that their texts have
public record Lesson(List<String> names) {

    static final Lesson ALL =
            new Lesson(List.of("first", "line", "several", "gap", "own", "skip", "corner", "count", "win", "play"));

    public Lesson {
        names = List.copyOf(names);
    }

    public int size() {
        return names.size();
    }

    public String name(int index) {
        return names.get(index);
    }
}
