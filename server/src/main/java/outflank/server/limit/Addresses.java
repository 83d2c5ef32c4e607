package outflank.server.limit;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the address that limits count for, behind the proxies that are trusted.
///
/// @param trusted whose X-Forwarded-For counts
public record Addresses(List<Cidr> trusted) {

    public Addresses {
        trusted = List.copyOf(trusted);
    }

    /// The address to count for; empty for the machine itself, which has no limit unless it forwards for
    /// others.
    ///
    /// @param peer the address of the connection
    /// @param forwardedFor the header X-Forwarded-For: whom the proxies before us spoke to, the nearest last
    public Optional<String> limited(String peer, @Nullable String forwardedFor) {
        Optional<InetAddress> address = Cidr.address(peer);
        if (address.isEmpty()) {
            return Optional.of(peer);
        }
        if (forwardedFor == null) {
            return address.get().isLoopbackAddress() ? Optional.empty() : Optional.of(key(address.get()));
        }
        InetAddress client = address.get();
        List<String> chain = Arrays.asList(forwardedFor.split(","));
        for (String hop : chain.reversed()) {
            Optional<InetAddress> before = Cidr.address(hop.strip());
            if (!isTrusted(client) || before.isEmpty()) {
                break;
            }
            client = before.get();
        }
        return Optional.of(key(client));
    }

    private boolean isTrusted(InetAddress address) {
        return trusted.stream().anyMatch(range -> range.contains(address));
    }

    /// Of an IPv6 address the first 64 bits: the rest is the visitor's to choose.
    private static String key(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(address.getAddress(), 0, 8)
                : address.getHostAddress();
    }
}
