import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';

const asset = (name: string, type: string, before = '') => {
  const text = before + readFileSync(new URL(name, import.meta.url), 'utf8');
  return (c: Context) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
};

/** What the server's own pages load, under /auth: in the colors of the site. */
export const pageAssets = (theme: string) =>
  new Hono()
    .get('/page.css', asset('./page.css', 'text/css', theme))
    .get('/done.js', asset('./done.js', 'text/javascript'))
    .get('/theme.js', asset('./theme.js', 'text/javascript'));
