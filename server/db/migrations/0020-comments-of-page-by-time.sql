-- The newest comments of one page, threads and replies together, for its feed.
CREATE INDEX comments_of_page_by_time ON comments (path_name, created_at, id);
