package outflank.server.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Parsed;
import outflank.server.page.Language;
import outflank.server.page.MessageFiles;

/// Which names pass for the computer's or the site's, and which only look a little alike.
class ImpersonationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                // as it is, and as a part
                "Computer",
                "COMPUTER",
                "The Computer",
                "Computer 8",
                "Supercomputer 9",
                "CPU",
                "Cpu 3",
                "คอม 2",
                "Outflank",
                // with something between the letters
                "c o m p u t e r",
                "C.o.m.p.u.t.e.r",
                "com-puter",
                "co_mpu_ter!",
                // with digits and signs for letters
                "C0mputer",
                "C0MPUT3R",
                "Compu7er",
                "(ompu+er",
                "C()mputer",
                "0utf1ank",
                "Outf!ank",
                // with accents and compatible forms
                "Cömpütér",
                "c0mpút3r!",
                "Ċomputer",
                "Cømputer",
                "ＣＯＭＰＵＴＥＲ",
                "ℂomputer",
                "𝓒𝓸𝓶𝓹𝓾𝓽𝓮𝓻",
                "Ⓒomputer",
                "ᴄᴏᴍᴘᴜᴛᴇʀ",
                // with letters of other scripts, capital and small, mixed
                "КОМПЬЮТЕР",
                "Компьютер",
                "кОмпьютеР 2",
                "СОМРUТЕR",
                "СОMPUTЕR",
                "соmрutеr",
                "сомрuтег",
                "Сomputer",
                "ΚΟΜΡUΤΕR",
                "Cοmputer",
                "Cσmρuter",
                "COMPUTΞR",
                "COMPUTЕЯ",
                "ϹOMPUTER",
                "OUTFLANΚ",
                // letters that look like another
                "Cornputer",
                "cοrnputer",
                // with letters in squares and circles
                "🅲🅾🅼🅿🆄🆃🅴🆁",
                "🅒🅞🅜🅟🅤🅣🅔🅡",
                "🄲🄾🄼🄿🅄🅃🄴🅁",
                "🇨🇴🇲🇵🇺🇹🇪🇷",
                "⒞⒪⒨⒫⒰⒯⒠⒭",
                // with letters of scripts that are seldom seen
                "ⲤⲞⲘⲢⲨⲦⲈⲄ",
                "ᑕOᗰᑭᑌTEᖇ",
                "ᏟᎾᎷᏢႮᎢᎬᎡ",
                "ʗomputer",
                "OUTFLΛNK",
                "OUTFLΔNK",
                // with signs for letters
                "C○mputer",
                "C●mputer",
                "C☉mputer",
                "C©mputer",
                "C🍩mputer",
                "C★mp★t★r",
                "Com℗uter",
                "Comp∪ter",
                "Comp-ter",
                "Outfl∀nk",
                "Ou†flank",
                "〇utflank",
                "★c★o★m★p★u★t★e★r★",
                // who runs the site
                "Admin",
                "ADMIN 1",
                "Site Admin",
                "Admin Tom",
                "@dmin",
                "Аdmin",
                "Administrator",
                "Administratorius",
                "Moderator",
                "M0derat0r",
                "System",
                "Server",
                "Server 2",
                "Sistema",
                "ผู้ดูแลระบบ",
                "管理者",
                "サーバー",
                // the languages of the site
                "Kompiuteris",
                "su kompiuteriu",
                "kompjuter",
                "Il-Kompjuter",
                "Kompyuter ko",
                "คอมพิวเตอร์",
                "คอมพิวเตอร์ 3",
                "คอม",
                "コンピューター",
                "コンピュータ",
                "ｺﾝﾋﾟｭｰﾀｰ",
                "こんぴゅーたー",
                "コンピュ一タ一",
                "コソピューター",
                // who was forgotten
                "Anonymous",
                "anonymous 2",
                "Anonym0us",
                "АNОNYMОUS",
                "Anοnymοus",
                "Anonimas",
                "匿名さん",
                "ไม่ระบุชื่อ"
            })
    void a_name_that_passes_for_the_computer_or_the_site_is_refused(String name) {
        assertThat(PlayerName.parse(name))
                .isInstanceOfSatisfying(
                        Parsed.Malformed.class,
                        refused ->
                                assertThat(String.valueOf(refused.problem())).contains("(" + name + ")", "computer"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Compton",
                "Compute",
                "Impute",
                "Comte",
                "Kompas",
                "Copper Comet",
                "C. Puy",
                "C3PO",
                "Cpuy",
                "Robot",
                "Ana",
                "Anna",
                "Anton",
                "Anon",
                "Ano",
                "Nomy",
                "Out",
                "Flank",
                "Flanker",
                "Lank Out",
                "3rd Owl",
                "1337",
                "100",
                "007",
                "Rūta",
                "Žydrūnas",
                "Ąžuolas",
                "Ġorġ",
                "Ħal Ċaqnu",
                "Niño",
                "O'Brien 2",
                "Zoë",
                "Nguyễn Thị Ngọc",
                "Конь",
                "Юрий",
                "Петер",
                "Комп",
                "Νίκος",
                "Κομνηνός",
                "مريم",
                "דנה",
                "शिवानी",
                "さくら",
                "コン",
                "コンタ",
                "ピュア",
                "ソラ",
                "一郎",
                "タロー",
                "電",
                "สมคอม",
                "คม",
                "คอมเมนท์",
                "พิว",
                "ณัฐวุฒิ",
                "สมชาย",
                "ปุ๊ก",
                "ปิ่น",
                "กิ๊ฟ",
                "ที่รัก",
                "น้ำผึ้ง",
                "นํ้า",
                "ชื่อเล่น",
                "👍🏽",
                "🇱🇹 Jonas",
                "★★★★★★★★",
                "☆名探偵☆",
                "Mia ♥",
                "T★m ★ Cr★ft",
                "Badminton",
                "Adomas",
                "Systematic Owl",
                "Observer",
                "Сомбатов",
                "Константин",
                "Антонина",
                "Ναταλία",
                "ᏣᎳᎩ",
                "ᐃᓄᒃᑎᑐᑦ",
                "Zoë さくら",
                "!!!",
                "()"
            })
    void an_innocent_name_is_taken(String name) {
        assertThat(PlayerName.parse(name)).isInstanceOf(Parsed.Value.class);
    }

    @Test
    void no_friendly_name_passes_for_anyone() {
        FriendlyNames names = new FriendlyNames(new SplittableRandom(4));
        for (Language language : MessageFiles.languages()) {
            for (int i = 0; i < 1_000; i++) {
                PlayerName name = names.next(List.of(language.tag()));
                assertThat(PlayerName.parse(name.text())).isEqualTo(Parsed.value(name));
            }
        }
    }

    @ParameterizedTest
    @MethodSource
    void what_the_site_calls_the_computer_in_any_language_is_no_name(String name) {
        assertThat(PlayerName.parse(name)).isInstanceOf(Parsed.Malformed.class);
        assertThat(PlayerName.parse(name + " 5")).isInstanceOf(Parsed.Malformed.class);
    }

    static List<String> what_the_site_calls_the_computer_in_any_language_is_no_name() {
        return MessageFiles.languages().stream()
                .map(language -> MessageFiles.texts(language).get("home.bar.computer"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Z\u0323\u0330\u0331\u0332",
                "e\u0301\u0302\u0303\u0304",
                "ก\u0e34\u0e49\u0e49\u0e49",
                "é\u0320\u0321\u0322"
            })
    void marks_piled_up_on_a_character_are_refused(String name) {
        assertThat(PlayerName.parse(name))
                .isInstanceOfSatisfying(
                        Parsed.Malformed.class,
                        refused -> assertThat(String.valueOf(refused.problem())).contains("at most three marks"));
    }
}
