package outflank.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import org.slf4j.LoggerFactory;

/// How the log is written: short lines for people, or JSON lines for machines. Set up in code, which starts
/// faster than a file of settings.
enum LogForm {
    text,
    json;

    void use() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.detachAndStopAllAppenders();
        root.setLevel(Level.WARN);
        context.getLogger("outflank").setLevel(Level.INFO);
        // A start that fails is told in one line by Main.
        context.getLogger("io.javalin").setLevel(Level.OFF);

        Encoder<ILoggingEvent> encoder = encoder();
        encoder.setContext(context);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        root.addAppender(appender);
    }

    private Encoder<ILoggingEvent> encoder() {
        return switch (this) {
            case json -> new JsonEncoder();
            case text -> {
                PatternLayoutEncoder pattern = new PatternLayoutEncoder();
                pattern.setPattern("%d{HH:mm:ss.SSS} %-5level %logger{0}: %msg%n");
                yield pattern;
            }
        };
    }
}
