-- What is left of a deleted top-level comment: its place among the threads, and its id, which nobody uses again.
CREATE TABLE tombstones (
  id          TEXT PRIMARY KEY,
  path_name   TEXT NOT NULL,
  created_at  TEXT NOT NULL,
  -- 1 while replies keep the thread on the page. The triggers below set it, for every program that writes.
  has_replies INTEGER NOT NULL
) STRICT;
CREATE INDEX tombstones_in_order ON tombstones (path_name, created_at, id) WHERE has_replies = 1;

-- Top-level comments of a page (parent_id IS NULL) and replies of a thread, both in order, and how many there are of each.
CREATE INDEX comments_in_order ON comments (path_name, parent_id, created_at, id);
DROP INDEX comments_of_page;

CREATE TRIGGER comment_leaves_tombstone AFTER DELETE ON comments WHEN OLD.parent_id IS NULL BEGIN
  INSERT OR REPLACE INTO tombstones (id, path_name, created_at, has_replies)
  VALUES (OLD.id, OLD.path_name, OLD.created_at,
    EXISTS (SELECT 1 FROM comments WHERE path_name = OLD.path_name AND parent_id = OLD.id));
END;

CREATE TRIGGER last_reply_hides_tombstone AFTER DELETE ON comments WHEN OLD.parent_id IS NOT NULL BEGIN
  UPDATE tombstones
  SET has_replies = EXISTS (SELECT 1 FROM comments WHERE path_name = OLD.path_name AND parent_id = OLD.parent_id)
  WHERE id = OLD.parent_id;
END;

-- Nobody replies to a deleted comment; replies that are moved here from another backend come after it.
CREATE TRIGGER moved_reply_shows_tombstone AFTER INSERT ON comments WHEN NEW.parent_id IS NOT NULL BEGIN
  UPDATE tombstones SET has_replies = 1 WHERE id = NEW.parent_id;
END;

-- Comments that were deleted before there were tombstones: the place of such a thread is the time of its earliest reply.
INSERT INTO tombstones (id, path_name, created_at, has_replies)
SELECT parent_id, path_name, min(created_at), 1 FROM comments
WHERE parent_id IS NOT NULL AND parent_id NOT IN (SELECT id FROM comments)
GROUP BY parent_id;
