package outflank.server.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Parsed;

class PlayerNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"Rūta", "ณัฐวุฒิ", "さくら", "Ġorġ", "Niño", "A", "O'Brien 2", "👍🏽", "مريم"})
    void names_of_all_peoples_are_names(String name) {
        assertThat(PlayerName.parse(name)).isEqualTo(Parsed.value(new PlayerName(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "123456789012345678901",
                "a\u0000b",
                "a\nb",
                "a\u200bb",
                "\u202eevil",
                "a\u2066b",
                "\u3164",
                "\u2800",
                "\u0301a",
                "a\u00a0b",
                "\ud800",
                "\ue000",
                "a\ufe0f",
                "Ann\udb40\udd00",
                "Ann\udb40\uddef",
                "a\u034fb",
                "\u115f",
                "\u1160",
                "\u17b4",
                "\u180b",
                "\uffa0",
                "\ufffc",
                "\ud834\udd59",
                "\ud80d\udc41",
                "\ud80d\udc42",
                "\ud81b\udfe4",
                "\ufeffa",
                "a\u2028b"
            })
    void what_cannot_be_seen_or_misleads_is_refused(String name) {
        assertThat(PlayerName.parse(name)).isInstanceOf(Parsed.Malformed.class);
    }

    @Test
    void names_are_composed_and_without_spaces_around() {
        assertThat(PlayerName.parse("  Zoe\u0308 ")).isEqualTo(Parsed.value(new PlayerName("Zoë")));
    }

    @Test
    void twenty_characters_beyond_the_first_plane_are_twenty() {
        assertThat(PlayerName.parse("𝐀".repeat(20))).isInstanceOf(Parsed.Value.class);
        assertThat(PlayerName.parse("𝐀".repeat(21))).isInstanceOf(Parsed.Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "น้องกุ้งกี้ที่รู้ซึ้ง",
                "กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้",
                "กิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิ"
            })
    void a_letter_with_its_marks_is_one_character(String name) {
        assertThat(name.codePointCount(0, name.length())).isBetween(21, 40);
        assertThat(PlayerName.parse(name)).isEqualTo(Parsed.value(new PlayerName(name)));
    }

    @ParameterizedTest
    @CsvSource({
        "กิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิกิก,20 characters; this one has 21.",
        "กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้,at most 40 code points",
        "กี้้้,at most three marks",
        "กำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำำ,at most 40 code points",
        "🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽🏽,at most 40 code points"
    })
    void marks_make_no_name_long(String name, String problem) {
        assertThat(PlayerName.parse(name))
                .isInstanceOfSatisfying(
                        Parsed.Malformed.class,
                        refused -> assertThat(String.valueOf(refused.problem())).contains(problem));
    }

    @Test
    void a_token_is_long_random_and_never_shown() {
        Token token = Token.random();
        assertThat(token.secret()).hasSize(43);
        assertThat(token.toString()).doesNotContain(token.secret());
        assertThat(token.hash()).hasSize(64).isNotEqualTo(Token.random().hash());
    }
}
