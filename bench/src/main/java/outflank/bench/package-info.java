/// Benchmarks of the engine: [FfoBench] by whole positions, [KernelBenchmark] by single operations.
@NullMarked
package outflank.bench;

import org.jspecify.annotations.NullMarked;
