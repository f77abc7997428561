PRAGMA application_id = 1214607476;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        setup TEXT NOT NULL CHECK (json_valid(setup)),
        names TEXT NOT NULL CHECK (json_valid(names)),
        started_at TEXT NOT NULL,
        finished_at TEXT,
        result TEXT CHECK (result IS NULL OR json_valid(result)),
        story TEXT CHECK (story IS NULL OR json_valid(story)),
        UNIQUE (table_id, number)
    ) STRICT;
INSERT INTO "games" VALUES(1,1,1,'{"game":"first_edition","seats":3,"seed":3,"options":{"boards":"first_side"},"rules":1}','["Ana", "greedy", "José 🏛"]','2026-11-18T11:07:41.984637+00:00','2026-11-18T11:07:42.075767+00:00','{"winners": [2], "totals": [41, 38, 55]}','[{"age": 1, "turn": 1}]');
INSERT INTO "games" VALUES(2,1,2,'{"game":"first_edition","seats":3,"seed":3,"options":{"boards":"first_side"},"rules":1}','["Ana", "greedy", "José 🏛"]','2026-11-18T11:07:42.082565+00:00',NULL,NULL,NULL);
CREATE TABLE keys (
        digest TEXT NOT NULL PRIMARY KEY CHECK (length(digest) = 64),
        role TEXT NOT NULL CHECK (role IN ('host', 'player')),
        table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE,
        place INTEGER,
        created_at TEXT NOT NULL,
        revoked_at TEXT,
        CHECK (role = 'host' OR (table_id IS NOT NULL AND place IS NOT NULL))
    ) STRICT;
INSERT INTO "keys" VALUES('7df6d4632db79c908e1f2ab6846748844488d6596f70a23946d29a9b70f85302','player',1,0,'2026-11-18T11:07:41.965020+00:00',NULL);
CREATE TABLE moves (
        game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        seat INTEGER NOT NULL CHECK (seat >= 0),
        text TEXT NOT NULL,
        form INTEGER NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (game_id, number)
    ) STRICT;
INSERT INTO "moves" VALUES(1,1,0,'build press_1 free',1,'2026-11-18T11:07:42.028595+00:00');
INSERT INTO "moves" VALUES(1,2,1,'build east_trading_post free',1,'2026-11-18T11:07:42.056754+00:00');
INSERT INTO "moves" VALUES(1,3,2,'build lumber_yard free',1,'2026-11-18T11:07:42.060685+00:00');
INSERT INTO "moves" VALUES(1,4,1,'sell west_trading_post',1,'2026-11-18T11:07:42.063761+00:00');
INSERT INTO "moves" VALUES(1,5,0,'build stone_pit free',1,'2026-11-18T11:07:42.069018+00:00');
INSERT INTO "moves" VALUES(1,6,2,'build apothecary paid L2',1,'2026-11-18T11:07:42.072007+00:00');
INSERT INTO "moves" VALUES(2,1,0,'build press_1 free',1,'2026-11-18T11:07:42.143683+00:00');
INSERT INTO "moves" VALUES(2,2,1,'build east_trading_post free',1,'2026-11-18T11:07:42.170951+00:00');
CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        place INTEGER NOT NULL CHECK (place >= 0),
        name TEXT,
        bot TEXT,
        standing_in INTEGER NOT NULL CHECK (standing_in IN (0, 1)),
        PRIMARY KEY (table_id, place),
        CHECK (name IS NULL OR bot IS NULL)
    ) STRICT;
INSERT INTO "seats" VALUES(1,0,'Ana',NULL,0);
INSERT INTO "seats" VALUES(1,1,NULL,'greedy',0);
INSERT INTO "seats" VALUES(1,2,'José 🏛',NULL,0);
CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE CHECK (length(code) = 4),
        game TEXT NOT NULL,
        options TEXT NOT NULL CHECK (json_valid(options)),
        language TEXT NOT NULL,
        created_at TEXT NOT NULL,
        ended_at TEXT
    ) STRICT;
INSERT INTO "tables" VALUES(1,'BCDF','first_edition','{}','en','2026-11-18T11:07:41.888028+00:00',NULL);
CREATE INDEX keys_by_seat ON keys (table_id, place);
COMMIT;
