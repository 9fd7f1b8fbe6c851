-- How many comments a page has, by its path, and replies a thread, by the id of its first comment: counting them would read each.
CREATE TABLE comment_counts (
  subject TEXT PRIMARY KEY,
  count   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO comment_counts
SELECT path_name, count(*) FROM comments GROUP BY path_name
UNION ALL
SELECT parent_id, count(*) FROM comments WHERE parent_id IS NOT NULL GROUP BY parent_id;

CREATE TRIGGER comment_is_counted AFTER INSERT ON comments BEGIN
  INSERT INTO comment_counts SELECT value, 1 FROM json_each(json_array(NEW.path_name, NEW.parent_id)) WHERE value IS NOT NULL
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER deleted_comment_is_not_counted AFTER DELETE ON comments BEGIN
  UPDATE comment_counts SET count = count - 1 WHERE subject IN (OLD.path_name, OLD.parent_id);
  DELETE FROM comment_counts WHERE subject IN (OLD.path_name, OLD.parent_id) AND count = 0;
END;
