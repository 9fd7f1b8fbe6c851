import { afterAll } from 'vitest';

// @hono/node-server replaces these for its whole process, which test files share. Shiki, for one, needs the native ones.
const { Request, Response } = globalThis;
afterAll(() => void Object.assign(globalThis, { Request, Response }));
