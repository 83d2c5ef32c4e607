package outflank.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/// Who may know whom. An arrow that is not wanted here is a door to be closed, not a rule to be loosened.
class ArrowsTest {

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("outflank");

    private static final String[] HTTP = {"jakarta.servlet..", "io.javalin..", "org.eclipse.jetty..", "java.net.http.."
    };
    private static final String[] SQL = {"java.sql..", "org.sqlite.."};

    @Test
    void rules_know_nothing_but_the_language() {
        classes()
                .that()
                .resideInAPackage("outflank.rules..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("outflank.rules..", "java.lang..", "java.util..", "org.jspecify..")
                .check(ALL);
    }

    @Test
    void the_engine_knows_only_the_rules() {
        noClasses()
                .that()
                .resideInAPackage("outflank.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("outflank.server..", "outflank.web..", "outflank.browser..", "outflank.console..")
                .check(ALL);
    }

    @Test
    void games_groups_and_players_know_no_http_and_no_sql() {
        for (String[] foreign : new String[][] {HTTP, SQL, {"com.fasterxml.jackson.."}}) {
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "outflank.server.game..",
                            "outflank.server.group..",
                            "outflank.server.player..",
                            "outflank.server.answer..",
                            "outflank.server.bus..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(foreign)
                    .check(ALL);
        }
    }

    @Test
    void only_the_store_knows_sql() {
        noClasses()
                .that()
                .resideOutsideOfPackage("outflank.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(SQL)
                .check(ALL);
    }

    @Test
    void only_main_knows_the_store() {
        noClasses()
                .that()
                .resideInAPackage("outflank.server.*..")
                .and()
                .resideOutsideOfPackage("outflank.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("outflank.server.store..")
                .check(ALL);
    }

    @Test
    void the_store_knows_no_http_and_no_one_who_talks() {
        noClasses()
                .that()
                .resideInAPackage("outflank.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "outflank.server.http..",
                        "outflank.server.live..",
                        "outflank.server.wire..",
                        "jakarta.servlet..",
                        "io.javalin..",
                        "org.eclipse.jetty..")
                .check(ALL);
    }

    @Test
    void rooms_do_not_know_each_other_in_a_circle() {
        SlicesRuleDefinition.slices()
                .matching("outflank.server.(*)..")
                .should()
                .beFreeOfCycles()
                .check(ALL);
    }
}
