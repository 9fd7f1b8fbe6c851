import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';

const asset = (name: string, type: string) => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return (c: Context) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
};

/** What the server's own pages load, under /auth. */
export const pageAssets = new Hono()
  .get('/page.css', asset('./page.css', 'text/css'))
  .get('/done.js', asset('./done.js', 'text/javascript'))
  .get('/theme.js', asset('./theme.js', 'text/javascript'));
