-- When the mail server had refused a message for good. It stays in the inbox, and is not sent again.
ALTER TABLE messages ADD COLUMN refused_at TEXT;
