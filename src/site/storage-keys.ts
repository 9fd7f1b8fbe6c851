/** Where the contact form keeps what was typed. */
export const contactKey = 'contact-drafts';

/** Prefixes of the local-storage keys that are not the account's: signing out keeps them. Demos use 'article:', apps 'app:'. */
export const keysKeptAtSignOut: readonly string[] = ['theme', contactKey, 'article:', 'app:'];
