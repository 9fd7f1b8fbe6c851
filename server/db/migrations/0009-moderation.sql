-- The Google account of the site's owner, once it has signed in with the address that the configuration names.
CREATE TABLE owners (
  account_id TEXT PRIMARY KEY,
  email      TEXT NOT NULL
) STRICT;

-- Comments that wait for the owner's approval. Only their writers and the owner see them.
CREATE TABLE held_comments (
  id         TEXT PRIMARY KEY,
  body       TEXT NOT NULL,
  parent_id  TEXT,
  user_id    TEXT NOT NULL,
  username   TEXT NOT NULL,
  user_img   TEXT NOT NULL,
  created_at TEXT NOT NULL,
  path_name  TEXT NOT NULL
) STRICT;
CREATE INDEX held_comments_of_person ON held_comments (user_id, created_at);

-- At most one row: what the owner switches on the page for moderation.
CREATE TABLE moderation (
  id              INTEGER PRIMARY KEY CHECK (id = 1),
  -- 1 while first comments of new people wait for approval.
  holds_newcomers INTEGER NOT NULL
) STRICT;

-- All comments of one person.
CREATE INDEX comments_of_person ON comments (user_id, created_at, id);
