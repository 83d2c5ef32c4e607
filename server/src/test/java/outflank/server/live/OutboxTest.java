package outflank.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.junit.jupiter.api.Test;

/// What waits for one page: as long as a game may be, but not for ever more.
class OutboxTest {

    private static final int LONG = (1 << 20) + 1;

    private final CountDownLatch cutOff = new CountDownLatch(1);
    private final Outbox outbox = new Outbox(cutOff::countDown);

    private boolean isCutOff(long millis) throws InterruptedException {
        return cutOff.await(millis, TimeUnit.MILLISECONDS);
    }

    @Test
    void one_thing_alone_is_sent_however_long_it_is() throws InterruptedException {
        CountDownLatch sent = new CountDownLatch(1);
        outbox.add(LONG, done -> {
            done.succeed();
            sent.countDown();
        });
        assertThat(sent.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(isCutOff(0)).isFalse();
    }

    @Test
    void a_page_that_does_not_read_is_cut_off_when_too_much_waits() throws InterruptedException {
        CountDownLatch sending = new CountDownLatch(1);
        outbox.add(1, _ -> sending.countDown());
        assertThat(sending.await(30, TimeUnit.SECONDS)).isTrue();
        outbox.add(LONG, Callback::succeed);
        assertThat(isCutOff(0)).isFalse();
        outbox.add(1, Callback::succeed);
        assertThat(isCutOff(30_000)).isTrue();
    }
}
