/// What people see: pages in their language, the files these need, and how they are secured.
@NullMarked
package outflank.server.page;

import org.jspecify.annotations.NullMarked;
