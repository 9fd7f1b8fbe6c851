-- What one person wrote, for their copy of it and for deleting it.
CREATE INDEX comments_by_person ON comments (user_id, created_at, id);
