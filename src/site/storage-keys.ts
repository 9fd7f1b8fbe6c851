/** Where the contact form keeps what was typed. */
export const contactKey = 'contact-drafts';

/**
 * Prefixes of the local-storage keys that signing out keeps, because they don't belong to the account. Demos in articles use 'article:', apps 'app:'.
 */
export const keysKeptAtSignOut: readonly string[] = ['theme', contactKey, 'article:', 'app:'];
