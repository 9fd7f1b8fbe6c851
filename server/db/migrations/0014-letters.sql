-- Emails to everyone who confirmed: an article, or something the owner wrote for the list.
CREATE TABLE letters (
  -- The path of the article, or the file of the owner's text.
  id         TEXT PRIMARY KEY,
  subject    TEXT NOT NULL,
  text       TEXT NOT NULL,
  html       TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- One for each recipient, so that nobody gets a letter twice. Deleted with the subscriber.
CREATE TABLE letter_mails (
  letter TEXT NOT NULL REFERENCES letters (id),
  email  TEXT NOT NULL REFERENCES subscribers (email) ON DELETE CASCADE,
  -- 'waiting', 'sent' or 'refused'.
  state  TEXT NOT NULL,
  -- How often the mail server has refused it.
  tries  INTEGER NOT NULL DEFAULT 0,
  -- When it may be sent.
  due_at TEXT NOT NULL,
  PRIMARY KEY (letter, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX letter_mails_of_subscriber ON letter_mails (email);
CREATE INDEX letter_mails_to_send ON letter_mails (due_at) WHERE state = 'waiting';

-- How often in succession the mail server has refused the address for good. From three on, it gets no more letters.
ALTER TABLE subscribers ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
