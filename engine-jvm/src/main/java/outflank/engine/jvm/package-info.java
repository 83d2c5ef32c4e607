/// What only the JVM can do for the engine: serving many threads. Start reading at [Engines].
@NullMarked
package outflank.engine.jvm;

import org.jspecify.annotations.NullMarked;
