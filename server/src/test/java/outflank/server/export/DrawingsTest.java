package outflank.server.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import outflank.rules.Game;
import outflank.rules.Square;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;

class DrawingsTest {

    private final Drawings drawings = new Drawings();

    private byte[] drawn(Drawings.Kind kind, Game game) {
        return switch (drawings.of(kind, game)) {
            case Answer.Done<byte[]>(byte[] png) -> png;
            case Answer.Refused<byte[]> refused -> throw new AssertionError(refused);
        };
    }

    @Test
    void what_looks_the_same_is_drawn_once() {
        Game game = Transcript.parse("f5d6").orThrow();
        byte[] first = drawn(Drawings.Kind.LINK, game);
        assertThat(drawn(Drawings.Kind.LINK, Transcript.parse("f5d6").orThrow()))
                .isSameAs(first);
        assertThat(drawn(Drawings.Kind.LINK, Transcript.parse("f5f6").orThrow()))
                .isNotEqualTo(first);
        assertThat(drawn(Drawings.Kind.BOARD, game)).isNotEqualTo(first);
    }

    @Test
    void the_last_move_is_seen() {
        // Both come to the same board.
        byte[] one = drawn(Drawings.Kind.BOARD, Transcript.parse("f5d6c4d3c3").orThrow());
        byte[] other = drawn(Drawings.Kind.BOARD, Transcript.parse("f5d6c3d3c4").orThrow());
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void many_who_ask_at_once_are_served_one_after_another() throws Exception {
        List<Game> games = new ArrayList<>();
        for (Square square : Square.in(Game.start().legal())) {
            games.add(Game.start().with(square));
        }
        Set<byte[]> pictures = new HashSet<>();
        try (ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<byte[]>> asked = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Game game = games.get(i % games.size());
                asked.add(askers.submit(() -> drawn(Drawings.Kind.BOARD, game)));
            }
            for (Future<byte[]> one : asked) {
                pictures.add(one.get());
            }
        }
        assertThat(pictures).hasSize(games.size());
    }
}
