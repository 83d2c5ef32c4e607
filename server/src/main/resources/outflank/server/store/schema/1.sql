-- Times are milliseconds since 1970, in UTC. The statements are those that both SQLite and PostgreSQL understand.

CREATE TABLE player (
    id         VARCHAR(12) NOT NULL PRIMARY KEY,
    name       VARCHAR(80) NOT NULL,
    token_hash CHAR(64)    NOT NULL UNIQUE,
    since      BIGINT      NOT NULL
);

-- version counts the changes; a writer that knows an older one is too late
CREATE TABLE player_group (
    id            CHAR(8)     NOT NULL PRIMARY KEY,
    version       INTEGER     NOT NULL,
    host          VARCHAR(12) NOT NULL REFERENCES player,
    black         VARCHAR(12) REFERENCES player,
    white         VARCHAR(12) REFERENCES player,
    marks         SMALLINT    NOT NULL,
    alternate     SMALLINT    NOT NULL,
    rematch_black SMALLINT    NOT NULL,
    rematch_white SMALLINT    NOT NULL,
    game          CHAR(12)
);

-- place counts the members in the order in which they came
CREATE TABLE group_member (
    group_id CHAR(8)     NOT NULL REFERENCES player_group,
    place    INTEGER     NOT NULL,
    player   VARCHAR(12) NOT NULL REFERENCES player,
    PRIMARY KEY (group_id, place),
    UNIQUE (group_id, player)
);

-- running games: an event is what EventText makes of it
CREATE TABLE game_event (
    game  CHAR(12) NOT NULL,
    seq   INTEGER  NOT NULL,
    event TEXT     NOT NULL,
    PRIMARY KEY (game, seq)
);

-- finished games, each folded into one row: moves are what MovesText makes of them, skips follow from the moves
CREATE TABLE finished_game (
    id          CHAR(12)    NOT NULL PRIMARY KEY,
    group_id    CHAR(8)     NOT NULL,
    started     BIGINT      NOT NULL,
    ended       BIGINT      NOT NULL,
    black       VARCHAR(12) NOT NULL,
    black_name  VARCHAR(80) NOT NULL,
    black_kind  VARCHAR(10) NOT NULL,
    white       VARCHAR(12) NOT NULL,
    white_name  VARCHAR(80) NOT NULL,
    white_kind  VARCHAR(10) NOT NULL,
    marks       SMALLINT    NOT NULL,
    alternate   SMALLINT    NOT NULL,
    moves       TEXT        NOT NULL,
    winner      VARCHAR(5),
    black_discs SMALLINT    NOT NULL,
    white_discs SMALLINT    NOT NULL,
    reason      VARCHAR(10) NOT NULL
);
