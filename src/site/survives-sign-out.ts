/** Where the contact form keeps what was typed. */
export const contactKey = 'contact-drafts';

/**
 * How the keys of local storage begin that signing out leaves, because they don't belong to the account: everything else is
 * removed. Demos in articles keep their reader's notes, such as which steps are ticked, under 'article:'.
 */
export const survivesSignOut: readonly string[] = ['theme', contactKey, 'article:'];
