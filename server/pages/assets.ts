import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const stylesheet = read('./page.css');
const done = read('./done.js');
const theme = read('./theme.js');

/** What the server's own pages load, under /auth. */
export const pageAssets = new Hono()
  .get('/page.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  .get('/done.js', (c) => c.body(done, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  .get('/theme.js', (c) => c.body(theme, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
