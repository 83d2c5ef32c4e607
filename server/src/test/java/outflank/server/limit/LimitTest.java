package outflank.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Parsed;
import outflank.server.FakeClock;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.player.PlayerId;

class LimitTest {

    private final FakeClock clock = new FakeClock();

    private static boolean isLetThrough(Answer<Boolean> answer) {
        return answer instanceof Answer.Done<Boolean>;
    }

    private static Addresses behind(String... proxies) {
        return new Addresses(List.of(proxies).stream()
                .map(text -> Cidr.parse(text).orThrow())
                .toList());
    }

    private static Optional<String> limited(Addresses addresses, String peer, @Nullable String forwardedFor) {
        return addresses.limited(peer, forwardedFor);
    }

    @Test
    void a_player_may_burst_and_then_keeps_the_pace() {
        Gate gate = new Gate(Limits.STANDARD, clock);
        PlayerId player = new PlayerId("p");
        for (int i = 0; i < 200; i++) {
            assertThat(isLetThrough(gate.call(player))).isTrue();
        }
        assertThat(isLetThrough(gate.call(player))).isFalse();
        assertThat(isLetThrough(gate.call(new PlayerId("other")))).isTrue();
        clock.advance(Duration.ofSeconds(1));
        for (int i = 0; i < 50; i++) {
            assertThat(isLetThrough(gate.call(player))).isTrue();
        }
        assertThat(isLetThrough(gate.call(player))).isFalse();
    }

    @Test
    void an_address_makes_sixty_players_at_once_and_then_three_hundred_an_hour() {
        Gate gate = new Gate(Limits.STANDARD, clock);
        Optional<String> address = Optional.of("192.0.2.1");
        for (int i = 0; i < 60; i++) {
            assertThat(isLetThrough(gate.newPlayer(address))).isTrue();
        }
        assertThat(gate.newPlayer(address)).isInstanceOfSatisfying(Answer.Refused.class, refused -> {
            assertThat(refused.code()).isEqualTo(Code.TOO_MANY_REQUESTS);
            assertThat(refused.retryAfter()).isEqualTo(12);
        });
        assertThat(isLetThrough(gate.newPlayer(Optional.empty()))).isTrue();
        clock.advance(Duration.ofSeconds(12));
        assertThat(isLetThrough(gate.newPlayer(address))).isTrue();
        assertThat(isLetThrough(gate.newPlayer(address))).isFalse();
    }

    @Test
    void unknown_codes_close_the_door_for_a_while() {
        Gate gate = new Gate(Limits.STANDARD, clock);
        Optional<String> address = Optional.of("192.0.2.1");
        for (int i = 0; i < 20; i++) {
            assertThat(isLetThrough(gate.mayLookFor(address))).isTrue();
            gate.unknownCode(address);
        }
        assertThat(isLetThrough(gate.mayLookFor(address))).isFalse();
        clock.advance(Duration.ofSeconds(3));
        assertThat(isLetThrough(gate.mayLookFor(address))).isTrue();
    }

    @Test
    void the_machine_itself_has_no_limit_unless_it_forwards() {
        Addresses none = behind();
        assertThat(limited(none, "127.0.0.1", null)).isEmpty();
        assertThat(limited(none, "[0:0:0:0:0:0:0:1]", null)).isEmpty();
        assertThat(limited(none, "127.0.0.1", "192.0.2.7")).contains("127.0.0.1");
        assertThat(limited(none, "192.0.2.1", null)).contains("192.0.2.1");
    }

    @Test
    void only_a_trusted_proxy_is_believed_and_only_its_own_word() {
        Addresses proxied = behind("127.0.0.1", "10.0.0.0/8");
        assertThat(limited(proxied, "127.0.0.1", "192.0.2.7")).contains("192.0.2.7");
        assertThat(limited(proxied, "127.0.0.1", "6.6.6.6, 192.0.2.7, 10.1.2.3"))
                .contains("192.0.2.7");
        assertThat(limited(proxied, "198.51.100.1", "192.0.2.7")).contains("198.51.100.1");
        assertThat(limited(proxied, "127.0.0.1", "nonsense")).contains("127.0.0.1");
    }

    @Test
    void addresses_of_one_ipv6_network_count_as_one() {
        Addresses none = behind();
        assertThat(limited(none, "2001:db8:1:2::1", null)).isEqualTo(limited(none, "2001:db8:1:2:ffff::9", null));
        assertThat(limited(none, "2001:db8:1:2::1", null)).isNotEqualTo(limited(none, "2001:db8:1:3::1", null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost", "10.0.0.0/33", "10.0.0.0/x", "::/129", "300.1.1.1", "1.2.3"})
    void what_is_no_range_of_addresses_is_refused(String text) {
        assertThat(Cidr.parse(text)).isInstanceOf(Parsed.Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"calls=5", "calls-per-second", "calls-per-second=0", "calls-per-second=51", "body-bytes=-1"})
    void a_limit_is_only_lowered(String option) {
        assertThat(Limits.parse(List.of(option))).isInstanceOf(Parsed.Malformed.class);
    }

    @Test
    void a_lowered_limit_leaves_the_others() {
        Limits limits = Limits.parse(List.of("body-bytes=100")).orThrow();
        assertThat(limits.of(Limit.BODY_BYTES)).isEqualTo(100);
        assertThat(limits.of(Limit.MESSAGE_BYTES)).isEqualTo(4096);
    }
}
