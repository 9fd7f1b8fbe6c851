-- Emails to everyone who confirmed: an article, or a text that the owner wrote for the list.
CREATE TABLE newsletters (
  -- The path of the article, or the file of the owner's text.
  id         TEXT PRIMARY KEY,
  subject    TEXT NOT NULL,
  text       TEXT NOT NULL,
  html       TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- One for each recipient, so that nobody gets a newsletter twice. Deleted with the subscriber.
CREATE TABLE newsletter_emails (
  newsletter TEXT NOT NULL REFERENCES newsletters (id),
  email      TEXT NOT NULL REFERENCES subscribers (email) ON DELETE CASCADE,
  -- 'waiting', 'sent' or 'refused'.
  state      TEXT NOT NULL,
  -- How often the mail server has refused it.
  tries      INTEGER NOT NULL DEFAULT 0,
  -- When it may be sent.
  due_at     TEXT NOT NULL,
  PRIMARY KEY (newsletter, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_emails_of_subscriber ON newsletter_emails (email);
CREATE INDEX newsletter_emails_to_send ON newsletter_emails (due_at) WHERE state = 'waiting';

-- How often in succession the mail server has refused the address for good. From three on, it gets no more newsletters.
ALTER TABLE subscribers ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
