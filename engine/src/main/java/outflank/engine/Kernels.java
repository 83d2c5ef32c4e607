package outflank.engine;

/// The one [Kernel] in use.
public final class Kernels {

    private static Kernel supplied = new PortableKernel();

    private Kernels() {}

    /// Chooses the kernel of all searches of this program. Comes too late once a search has begun.
    public static void supply(Kernel kernel) {
        supplied = kernel;
    }

    /// Read once, when the first search begins; a constant from then on.
    static final class Door {

        static final Kernel KERNEL = supplied;

        private Door() {}
    }
}
