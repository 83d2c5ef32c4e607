package outflank.console;

import java.util.Optional;

/// Which Outflank this is.
final class Version {

    private Version() {}

    /// Such as `0.1.0`; `0` where it runs from loose classes.
    static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("0");
    }
}
