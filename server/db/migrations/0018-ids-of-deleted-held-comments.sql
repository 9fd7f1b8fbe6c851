-- A comment that is deleted while it waits for approval keeps its id as well. One that is approved is among the comments by then.
CREATE TRIGGER held_comment_leaves_tombstone AFTER DELETE ON held_comments
WHEN NOT EXISTS (SELECT 1 FROM comments WHERE id = OLD.id) BEGIN
  INSERT OR REPLACE INTO tombstones (id, path_name, created_at, has_replies, deleted_at)
  VALUES (OLD.id, OLD.path_name, OLD.created_at, 0, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
