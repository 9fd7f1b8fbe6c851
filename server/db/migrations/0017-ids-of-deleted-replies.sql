-- A deleted reply keeps its id as well, so that a late retry doesn't restore it. Nothing shows a tombstone without replies.
CREATE TRIGGER reply_leaves_tombstone AFTER DELETE ON comments WHEN OLD.parent_id IS NOT NULL BEGIN
  INSERT OR REPLACE INTO tombstones (id, path_name, created_at, has_replies, deleted_at)
  VALUES (OLD.id, OLD.path_name, OLD.created_at, 0, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
