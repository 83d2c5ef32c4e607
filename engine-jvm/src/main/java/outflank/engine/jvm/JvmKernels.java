package outflank.engine.jvm;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import outflank.engine.Kernel;
import outflank.engine.Kernels;
import outflank.engine.PortableKernel;

/// Chooses the kernel for this JVM, once, before the first search, and logs which and why.
public final class JvmKernels {

    private static final Logger LOG = System.getLogger(JvmKernels.class.getName());

    /// The system property that asks for a kernel: `portable`, `compress` or `vector`, for comparisons.
    private static final String PROPERTY = "outflank.kernel";

    static {
        Kernels.supply(choice());
    }

    private JvmKernels() {}

    /// Makes sure the choice is made. Does nothing more after the first time.
    public static void choose() {}

    /// One of the kernels there are, for comparisons.
    ///
    /// @param name `portable`, `compress` or `vector`
    public static Kernel named(String name) {
        return switch (name) {
            case "portable" -> new PortableKernel();
            case "compress" -> new CompressKernel();
            case "vector" -> new VectorKernel();
            default ->
                throw new IllegalArgumentException(
                        "No such kernel (" + name + "). Kernels are portable, compress and vector.");
        };
    }

    private static Kernel choice() {
        String asked = System.getProperty(PROPERTY, "");
        if (!asked.isEmpty()) {
            return chosen(asked, "asked for");
        }
        if (!hasBitInstructions()) {
            return chosen("portable", "this processor is not x86-64");
        }
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                ? chosen("vector", "the module jdk.incubator.vector is there")
                : chosen("compress", "the module jdk.incubator.vector is not there");
    }

    private static Kernel chosen(String name, String why) {
        LOG.log(Level.DEBUG, "Kernel: {0}, as {1}.", name, why);
        return named(name);
    }

    /// x86-64 has instructions for `Long.compress`; elsewhere it is a loop.
    private static boolean hasBitInstructions() {
        String architecture = System.getProperty("os.arch", "");
        return architecture.equals("amd64") || architecture.equals("x86_64");
    }
}
