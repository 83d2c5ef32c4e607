package outflank.server.page;

import java.util.OptionalInt;
import outflank.rules.Color;

/// A player's bar as a page shows it before, or without, its script.
///
/// @param note what stands below the name
/// @param supply discs beside the board; empty where that is not shown
public record BarPicture(Color color, String name, String note, int count, OptionalInt supply) {

    public String disc() {
        return color == Color.BLACK ? "b" : "w";
    }

    public String countKey() {
        return color == Color.BLACK ? "bar.discs.black" : "bar.discs.white";
    }
}
