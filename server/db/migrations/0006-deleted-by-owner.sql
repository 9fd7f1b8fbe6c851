-- Who wrote a comment that the owner deleted, for as long as the owner may still want to bar them: a week.
CREATE TABLE deleted_by_owner (
  comment_id TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL,
  username   TEXT NOT NULL,
  deleted_at TEXT NOT NULL
) STRICT;
