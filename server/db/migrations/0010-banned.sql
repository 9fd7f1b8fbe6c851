-- The interface and the commands say "ban".
ALTER TABLE barred RENAME TO banned;
ALTER TABLE banned RENAME COLUMN barred_at TO banned_at;
