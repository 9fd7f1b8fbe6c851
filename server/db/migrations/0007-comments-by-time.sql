-- The newest comments of all pages, for their feed.
CREATE INDEX comments_by_time ON comments (created_at, id);
