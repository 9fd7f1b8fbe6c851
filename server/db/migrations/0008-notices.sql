-- Who gets mail about replies. The address comes from a sign-in that was asked for it; until then it is null.
CREATE TABLE reply_mails (
  user_id  TEXT PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
  email    TEXT,
  asked_at TEXT NOT NULL
) STRICT;

-- Comments that have not been mailed yet. The recipient is a reader, or '' for the owner, who also hears of those that wait
-- for approval. What has been deleted since is left out of the mail.
CREATE TABLE notices (
  recipient  TEXT NOT NULL,
  comment_id TEXT NOT NULL,
  -- A reader gets one mail for each thread; the owner one for all ('').
  thread_id  TEXT NOT NULL,
  PRIMARY KEY (recipient, comment_id)
) STRICT, WITHOUT ROWID;

-- When the last mail about a thread went out, so that the next one can wait.
CREATE TABLE notice_mails (
  recipient TEXT NOT NULL,
  thread_id TEXT NOT NULL,
  mailed_at TEXT NOT NULL,
  PRIMARY KEY (recipient, thread_id)
) STRICT, WITHOUT ROWID;
