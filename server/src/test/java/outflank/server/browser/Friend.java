package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import outflank.server.Client;

/// A friend of a visitor's, who plays by calls and so needs no browser.
record Friend(Client client, Visitor visitor, String group) {

    /// Comes into the visitor's group, to which the link leads.
    static Friend of(Site site, Visitor visitor, String link) {
        Client client = new Client(site.address(), null, null).become("Mia");
        Friend friend = new Friend(client, visitor, "/api/v1/groups/" + link.substring(link.lastIndexOf('/') + 1));
        assertThat(client.post(friend.group + "/join").status()).isEqualTo(200);
        return friend;
    }

    /// The same friend, of a visitor who has gone on with another device.
    Friend with(Visitor next) {
        return new Friend(client, next, group);
    }

    /// Plays once the visitor's page has so many moves, as the server confirmed them.
    void play(int ply, String square) {
        assertThat(visitor.page().locator(".moves button")).hasCount(ply);
        assertThat(client.move(visitor.game(), ply, square).status()).isEqualTo(200);
    }

    /// Does something in the visitor's game.
    void does(String what) {
        assertThat(client.post("/api/v1/games/" + visitor.game() + "/" + what).status())
                .isEqualTo(200);
    }
}
