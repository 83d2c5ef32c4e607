-- Settings as one text (what SettingsText makes of them), so that a new setting needs no new column.
ALTER TABLE player_group ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
UPDATE player_group SET settings =
    '{"marks":' || CASE WHEN marks = 0 THEN 'false' ELSE 'true' END
    || ',"alternate":' || CASE WHEN alternate = 0 THEN 'false' ELSE 'true' END || '}';
ALTER TABLE player_group DROP COLUMN marks;
ALTER TABLE player_group DROP COLUMN alternate;

ALTER TABLE finished_game ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
UPDATE finished_game SET settings =
    '{"marks":' || CASE WHEN marks = 0 THEN 'false' ELSE 'true' END
    || ',"alternate":' || CASE WHEN alternate = 0 THEN 'false' ELSE 'true' END || '}';
ALTER TABLE finished_game DROP COLUMN marks;
ALTER TABLE finished_game DROP COLUMN alternate;

-- the events that are neither moves nor follow from them, each with its number, one a line
ALTER TABLE finished_game ADD COLUMN others TEXT NOT NULL DEFAULT '';

-- when the player or group was last seen, to the day; 0 if no one has looked yet
ALTER TABLE player ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE player_group ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

-- live: has ever had a live connection to the group
ALTER TABLE group_member ADD COLUMN live SMALLINT NOT NULL DEFAULT 0;

-- the ids of those whom the host has removed, in that order, with spaces between them
ALTER TABLE player_group ADD COLUMN removed TEXT NOT NULL DEFAULT '';

-- a code that carries a player to another device; only its hash is kept
CREATE TABLE claim (
    player    VARCHAR(12) NOT NULL PRIMARY KEY REFERENCES player,
    code_hash CHAR(64)    NOT NULL UNIQUE,
    until     BIGINT      NOT NULL
);

CREATE INDEX group_by_black ON player_group (black);
CREATE INDEX group_by_white ON player_group (white);
CREATE INDEX group_by_member ON group_member (player);
CREATE INDEX finished_by_black ON finished_game (black);
CREATE INDEX finished_by_white ON finished_game (white);
CREATE INDEX finished_by_end ON finished_game (ended);
