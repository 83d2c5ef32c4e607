package outflank.server.page;

import io.javalin.http.Context;
import java.util.Optional;

/// Where pages get groups and games from. The call is passed on for limits; answering changes nothing.
public interface Shown {

    Optional<ShownGroup> group(Context ctx, String code);

    Optional<ShownGame> game(Context ctx, String id);
}
