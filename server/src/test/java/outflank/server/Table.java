package outflank.server;

import outflank.server.Client.Reply;

/// A group with two players in their seats, and the game they play.
record Table(Client black, Client white, String group, String game) {

    static Table at(TestServer server) {
        return of(server.player("Rūta"), server.player("Mia"));
    }

    static Table of(Client black, Client white) {
        return with("{}", black, white);
    }

    /// @param settings of the group, as JSON
    static Table with(String settings, Client black, Client white) {
        String group = black.post("/api/v1/groups", "{\"settings\":" + settings + "}")
                .json()
                .required("id")
                .asText();
        Reply joined = white.post("/api/v1/groups/" + group + "/join");
        return new Table(black, white, group, joined.json().required("gameId").asText());
    }

    Client of(String color) {
        return color.equals("black") ? black : white;
    }

    Reply game(String id) {
        return black.get("/api/v1/games/" + id);
    }

    Reply state() {
        return game(game);
    }

    String groupPath() {
        return "/api/v1/groups/" + group;
    }

    String gamePath() {
        return "/api/v1/games/" + game;
    }

    /// Plays squares one after another, each by whose turn it is.
    Reply play(String... squares) {
        Reply now = state();
        for (String square : squares) {
            String toMove = now.json().required("toMove").asText();
            now = of(toMove).move(game, now.json().required("ply").asInt(), square);
            if (now.status() != 200) {
                throw new AssertionError("(" + square + ") was refused: " + now.json());
            }
        }
        return now;
    }

    /// Plays the first legal square, by whose turn it is.
    Reply playFirst() {
        return play(state().json().required("legal").get(0).asText());
    }

    Table withGame(String next) {
        return new Table(black, white, group, next);
    }
}
