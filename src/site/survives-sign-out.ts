/** Where the contact form keeps what was typed. */
export const contactKey = 'contact-drafts';

/** The keys of local storage that signing out leaves, because they don't belong to the account: everything else is removed. */
export const survivesSignOut: readonly string[] = ['theme', contactKey];
