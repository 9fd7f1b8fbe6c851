-- A reply keeps its parent_id when the parent is deleted, so parent_id is not a foreign key.
CREATE TABLE comments (
  id         TEXT PRIMARY KEY,
  body       TEXT NOT NULL,
  parent_id  TEXT,
  user_id    TEXT NOT NULL,
  username   TEXT NOT NULL,
  user_img   TEXT NOT NULL,
  created_at TEXT NOT NULL,
  path_name  TEXT NOT NULL
) STRICT;
CREATE INDEX comments_of_page ON comments (path_name, created_at);

CREATE TABLE messages (
  id          INTEGER PRIMARY KEY,
  from_name   TEXT NOT NULL,
  reply_to    TEXT NOT NULL,
  message     TEXT NOT NULL,
  received_at TEXT NOT NULL,
  -- 1 when an SMTP server was configured as the message came in.
  to_mail     INTEGER NOT NULL,
  mailed_at   TEXT
) STRICT;
CREATE INDEX messages_to_mail ON messages (id) WHERE to_mail = 1 AND mailed_at IS NULL;

CREATE TABLE subscribers (
  -- In lower case, so that one person is on the list once.
  email         TEXT PRIMARY KEY,
  first_name    TEXT NOT NULL,
  last_name     TEXT NOT NULL,
  subscribed_at TEXT NOT NULL
) STRICT;
