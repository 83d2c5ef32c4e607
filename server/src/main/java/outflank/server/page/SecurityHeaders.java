package outflank.server.page;

import io.javalin.http.Context;
import java.util.Map;

/// What every answer tells the browser: run and load only what comes from here, show it in no one's frame, tell no
/// other site where a reader came from (a group's address lets anyone in who has it), and keep devices shut.
public final class SecurityHeaders {

    /// No inline script or style anywhere. `wasm-unsafe-eval` lets WebAssembly be compiled, and nothing else;
    /// `'self'` in `connect-src` covers the live connection, which goes to the same host.
    static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy",
                    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()");

    private SecurityHeaders() {}

    static Map<String, String> all() {
        return HEADERS;
    }

    public static void set(Context ctx) {
        HEADERS.forEach(ctx::header);
    }
}
