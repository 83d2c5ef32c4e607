/// Benchmarks of the engine by single operations: [KernelBenchmark]. Whole positions are measured by `outflank bench
/// ffo`.
@NullMarked
package outflank.bench;

import org.jspecify.annotations.NullMarked;
