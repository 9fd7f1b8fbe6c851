/** Set while a reader is signed in on this browser. It only decides whether the form is shown; the backend checks the session. */
export const isAuthKey = 'isAuth';
/** Who signed in last, until they sign out. What is written before the backend has answered is theirs. */
export const readerKey = 'reader';
/** Prefix of texts that were typed and not sent, one for each text box. */
export const draftPrefix = 'draft:';
/** `createdAt` of the newest comment that the owner saw on the last visit to /moderation. */
export const seenKey = 'moderation-seen';
/** Prefix of all that is unsent. An article hydrates its comments at once if there is such a key (client:visible-or-unsent). */
export const unsentPrefix = 'unsent:';
/** Prefix of unsent deletions. The prefixes end in the comment's id: one key each, so that tabs don't overwrite each other's. */
export const deletionPrefix = `${unsentPrefix}delete:`;
/** Prefix of likes, and of likes taken back, that are unsent: one key for each comment or article. */
export const likePrefix = `${unsentPrefix}like:`;
/** When a comment or an edit was last stored, in milliseconds since 1970, where the backend requires a pause between two. */
export const lastWriteKey = 'posted-at';
/** When a like was last stored, likewise. */
export const lastLikeKey = 'liked-at';
