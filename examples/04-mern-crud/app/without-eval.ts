import { config } from 'zod';

// Before any schema is used: the page's policy forbids compiling code.
config({ jitless: true });
