package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharedTableTest {

    private final SharedTable table = new SharedTable(10);

    @Test
    void gives_back_what_was_stored() {
        table.store(0x123456789L, 17, 3, -5, -4, -12, 63);
        long data = table.find(0x123456789L);

        assertThat(SharedTable.lower(data)).isEqualTo(-64);
        assertThat(SharedTable.upper(data)).isEqualTo(-12);
        assertThat(SharedTable.depth(data)).isEqualTo(17);
        assertThat(SharedTable.selectivity(data)).isEqualTo(3);
        assertThat(SharedTable.move(data)).isEqualTo(63);
        assertThat(SharedTable.second(data)).isEqualTo(SharedTable.NO_MOVE);
    }

    @Test
    void bounds_of_the_same_depth_close_in_on_the_score() {
        table.store(7, 10, 5, 3, 4, 8, 20);
        table.store(7, 10, 5, 9, 10, 8, 30);
        long data = table.find(7);

        assertThat(SharedTable.lower(data)).isEqualTo(8);
        assertThat(SharedTable.upper(data)).isEqualTo(8);
        assertThat(SharedTable.move(data))
                .as("a move that raised the score is better than one that did not")
                .isEqualTo(20);
    }

    @Test
    void the_shallowest_of_four_gives_way_and_old_ones_before_it() {
        for (int i = 1; i <= 4; i++) {
            table.store(i, 10 + i, 5, 0, 1, 1, i);
        }
        table.store(5, 3, 5, 0, 1, 1, 5);
        assertThat(table.find(1)).isZero();
        assertThat(table.find(2)).isNotZero();

        table.age();
        table.store(6, 1, 5, 0, 1, 1, 6);
        table.store(7, 1, 5, 0, 1, 1, 7);
        assertThat(table.find(6)).isNotZero();
        assertThat(table.find(4)).isNotZero();
    }

    @Test
    void knows_nothing_after_it_was_cleared() {
        table.store(9, 10, 5, 0, 1, 1, 1);
        table.clear();

        assertThat(table.find(9)).isZero();
    }
}
