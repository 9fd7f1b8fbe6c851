-- A tombstone is kept for a week from the deletion, no matter how old the comment was. For older ones the week begins now.
ALTER TABLE tombstones ADD COLUMN deleted_at TEXT NOT NULL DEFAULT '';
UPDATE tombstones SET deleted_at = strftime('%Y-%m-%dT%H:%M:%fZ');

DROP TRIGGER comment_leaves_tombstone;
CREATE TRIGGER comment_leaves_tombstone AFTER DELETE ON comments WHEN OLD.parent_id IS NULL BEGIN
  INSERT OR REPLACE INTO tombstones (id, path_name, created_at, has_replies, deleted_at)
  VALUES (OLD.id, OLD.path_name, OLD.created_at,
    EXISTS (SELECT 1 FROM comments WHERE path_name = OLD.path_name AND parent_id = OLD.id),
    strftime('%Y-%m-%dT%H:%M:%fZ'));
END;

-- A notice is kept for a week too, even if its comment was approved long after it was written.
ALTER TABLE notices ADD COLUMN noted_at TEXT NOT NULL DEFAULT '';
UPDATE notices SET noted_at = strftime('%Y-%m-%dT%H:%M:%fZ');
