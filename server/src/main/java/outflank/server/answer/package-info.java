/// What a request came to: the value asked for, or a refusal with its code and a sentence that names the value.
@NullMarked
package outflank.server.answer;

import org.jspecify.annotations.NullMarked;
