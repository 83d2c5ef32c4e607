package outflank.server.limit;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import outflank.rules.Parsed;

/// A range of addresses, `10.0.0.0/8` or `fd00::/8`; a single address is a range of one.
public record Cidr(InetAddress network, int bits) {

    /// Reads a range without ever asking a name server.
    public static Parsed<Cidr> parse(String text) {
        int slash = text.indexOf('/');
        Optional<InetAddress> network = address(slash < 0 ? text : text.substring(0, slash));
        if (network.isEmpty()) {
            return wrong(text);
        }
        int longest = network.get().getAddress().length * 8;
        String bits = slash < 0 ? String.valueOf(longest) : text.substring(slash + 1);
        if (!bits.matches("[0-9]{1,3}") || Integer.parseInt(bits) > longest) {
            return wrong(text);
        }
        return Parsed.value(new Cidr(network.get(), Integer.parseInt(bits)));
    }

    public boolean contains(InetAddress address) {
        byte[] ours = network.getAddress();
        byte[] theirs = address.getAddress();
        if (ours.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> (bit & 7);
            if ((ours[bit >> 3] & mask) != (theirs[bit >> 3] & mask)) {
                return false;
            }
        }
        return true;
    }

    /// Reads an address in figures.
    static Optional<InetAddress> address(String text) {
        String bare = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        boolean inFigures =
                bare.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}") || bare.matches("[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");
        if (!inFigures) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(bare));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    private static Parsed<Cidr> wrong(String text) {
        return Parsed.malformed("(" + text + ") is not a range of addresses. Write 10.0.0.0/8, or one address.");
    }
}
