// The keys of local storage that belong to the comments.

/** Truthy once somebody has signed in on this browser. It decides whether the form is shown; the server decides the rest. */
export const isAuthKey = 'isAuth';
/** Who was signed in last, until they sign out: what is written before the backend has answered is theirs. */
export const readerKey = 'reader';
/** Keys of texts that were typed and not sent, one for each text box. */
export const draftPrefix = 'draft:';
/** Keys of comments that wait to be sent: one each, so that tabs don't overwrite each other's. */
export const unsentPrefix = 'unsent:';
