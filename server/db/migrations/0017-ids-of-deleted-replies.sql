-- A deleted reply keeps its id as well, so that a late retry doesn't restore it. Nothing else shows a tombstone without replies.
DROP TRIGGER comment_leaves_tombstone;
CREATE TRIGGER comment_leaves_tombstone AFTER DELETE ON comments BEGIN
  INSERT OR REPLACE INTO tombstones (id, path_name, created_at, has_replies, deleted_at)
  VALUES (OLD.id, OLD.path_name, OLD.created_at,
    EXISTS (SELECT 1 FROM comments WHERE path_name = OLD.path_name AND parent_id = OLD.id),
    strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
