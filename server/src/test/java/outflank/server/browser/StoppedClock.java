package outflank.server.browser;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import outflank.server.FakeClock;
import outflank.server.TestServer;

/// A [Chromium] whose site has a clock that only the test moves. Tests get the [FakeClock] beside the [Site].
final class StoppedClock extends Chromium {

    private final FakeClock clock = new FakeClock();

    @Override
    TestServer start() {
        return TestServer.start(clock);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FakeClock.class || super.supportsParameter(parameter, context);
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FakeClock.class
                ? clock
                : super.resolveParameter(parameter, context);
    }
}
