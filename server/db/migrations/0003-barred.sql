-- Whose right to comment the owner has ended. The name is as it was then, for the owner to recognize.
CREATE TABLE barred (
  user_id    TEXT PRIMARY KEY,
  username   TEXT NOT NULL,
  -- The comment by which the owner named them. It may have been deleted since.
  comment_id TEXT NOT NULL,
  barred_at  TEXT NOT NULL
) STRICT;
