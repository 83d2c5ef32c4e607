package outflank.server;

import java.nio.file.Path;
import java.util.List;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;
import outflank.server.limit.Limits;

/// How the site is run.
///
/// @param port 0 takes a free one
/// @param operator who runs the site, in words for visitors; may be empty
record Options(
        String host, int port, Path data, Origins origins, List<Cidr> trustedProxies, Limits limits, String operator) {

    Options {
        trustedProxies = List.copyOf(trustedProxies);
    }
}
