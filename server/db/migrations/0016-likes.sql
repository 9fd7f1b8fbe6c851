-- Who likes what: the id of a comment, or the path of an article.
CREATE TABLE likes (
  subject   TEXT NOT NULL,
  user_id   TEXT NOT NULL,
  path_name TEXT NOT NULL,
  PRIMARY KEY (subject, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX likes_of_person ON likes (user_id, path_name);
CREATE TRIGGER comment_takes_its_likes AFTER DELETE ON comments BEGIN
  DELETE FROM likes WHERE subject = OLD.id;
END;
