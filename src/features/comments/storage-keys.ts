// The keys of local storage that belong to the comments.

/** Truthy once a reader has signed in on this browser. It decides whether the form is shown; the server decides the rest. */
export const isAuthKey = 'isAuth';
/** Who signed in last, until they sign out. What is written before the backend has answered is theirs. */
export const readerKey = 'reader';
/** Prefix of texts that were typed and not sent, one for each text box. */
export const draftPrefix = 'draft:';
/** When the newest comment was written that the owner saw at the last visit of the page for moderation. */
export const seenKey = 'moderation-seen';
/** Prefix of unsent comments: one key for each, so that tabs don't overwrite each other's. */
export const unsentPrefix = 'unsent:';
/** Prefix of deletions that have not been sent. It is one of theirs too, so that the next article that is opened sends both. */
export const deletionPrefix = `${unsentPrefix}delete:`;
/** Prefix of likes, and ends of likes, that have not been sent: one key for each comment or article. */
export const likePrefix = `${unsentPrefix}like:`;
/** When a comment or an edit was last stored, in milliseconds since 1970, where the backend wants a rest between two. */
export const lastWriteKey = 'posted-at';
/** The same for likes. */
export const lastLikeKey = 'liked-at';
