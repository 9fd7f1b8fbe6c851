-- How often each page was opened on each day (UTC). Nothing here says by whom.
CREATE TABLE views (
  day   TEXT NOT NULL,
  path  TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, path)
) STRICT, WITHOUT ROWID;

-- The hosts of other sites whose links led here.
CREATE TABLE referrers (
  day   TEXT NOT NULL,
  host  TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, host)
) STRICT, WITHOUT ROWID;
