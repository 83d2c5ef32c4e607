package outflank.server.page;

import io.javalin.http.Context;
import outflank.server.answer.Answer;

/// Where pages get groups and games from. Asking changes nothing.
public interface Tables {

    /// The group of a code, or why it is not shown: there is none, or too many codes were tried.
    ///
    /// @param ctx the call, for its limits
    Answer<ShownGroup> group(Context ctx, String code);

    /// The game of an id, or why it is not shown: there is none, or its group keeps it from whoever asks.
    Answer<ShownGame> game(Context ctx, String id);
}
