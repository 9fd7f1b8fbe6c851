-- Sign-ups are confirmed by mail where the server can send any.
ALTER TABLE subscribers ADD COLUMN confirmed_at TEXT;
-- When a sign-up that nobody confirmed is deleted. Null: it stays, confirmed or from a time without mail.
ALTER TABLE subscribers ADD COLUMN expires_at TEXT;
-- Written at every try, so that a known address costs the same time as a new one.
ALTER TABLE subscribers ADD COLUMN tried_at TEXT;
-- When a mail was last asked for: an address gets at most one a day, no matter who enters it.
ALTER TABLE subscribers ADD COLUMN mail_asked_at TEXT;
-- 1 while that mail waits to be sent.
ALTER TABLE subscribers ADD COLUMN to_mail INTEGER NOT NULL DEFAULT 0;
CREATE INDEX subscribers_to_mail ON subscribers (mail_asked_at) WHERE to_mail = 1;

-- One for each mail that was sent, so that the links in older mails keep working.
CREATE TABLE subscriber_links (
  -- SHA-256 of the token in the link, so that nobody can use what they read here.
  token_hash TEXT PRIMARY KEY,
  email      TEXT NOT NULL REFERENCES subscribers (email) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_subscriber ON subscriber_links (email);
