/// The HTTP calls: who is calling, what they ask for, and what they are told.
@NullMarked
package outflank.server.http;

import org.jspecify.annotations.NullMarked;
