import * as z from 'zod/mini';

// zod's fast path builds functions from strings, which our Content-Security-Policy forbids in the browser.
z.config({ jitless: true });

/** The schema library for code that the browser also runs: a few kilobytes, and quiet under a strict CSP. */
export { z };
