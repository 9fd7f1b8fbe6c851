import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { comments, tag, server as words } from '#language';
import { textDirection } from '#lib/text-direction.ts';

type Markup = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  readonly body: Markup;
  readonly script?: string;
}

/** A page with one thing to say, and a way on from there. */
export const note = (
  heading: string,
  text: string | Markup,
  link: Markup | '' = '',
  title = heading,
): Page => ({ title, body: html`<h1>${heading}</h1><p>${text}</p>${link}` });
export const linkTo = (path: string, label: string) => html`<a href="${path}">${label}</a>`;
/** Does what the page asks about. Without an action, the form is sent to the address of its page, token included. */
export const button = (label: string) =>
  html`<form method="post"><button class="do">${label}</button></form>`;

/** Ends a sign-in. Without an action, as `button`. */
export const cancel = (action = '') =>
  html`<form method="post"${action && html` action="${action}"`}><button class="quiet" name="cancel" value="yes">${comments.cancel}</button></form>`;
/** Whether a field has a problem: Firefox calls an empty required one invalid before anyone has typed. The problem comes below it. */
export const invalid = (problem = '') =>
  html` aria-invalid="${String(problem !== '')}"${problem && html` aria-describedby="problem"`}`;
export const problemBelow = (problem = '') => problem && html`<p id="problem" role="alert">${problem}</p>`;

export const unavailable = note(words.notNowHeading, words.notNowText, '', words.notNow);

/** Inline: a page without this rule before its stylesheet arrives aborts the view transition of the site's pages with an error. */
const style = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
const styleHash = hash('sha256', style, 'base64');

/** The server's own pages load their stylesheet, scripts and pictures, send their forms, and nothing else. */
const policy = `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const logo = raw(readFileSync(new URL('../../src/design/logo.svg', import.meta.url), 'utf8'));

/** One of the server's own few pages: sign-in, and the response to a form. `html` escapes what is put into it. */
export function pageResponse(c: Context, { title, body, script }: Page, status: ContentfulStatusCode = 200) {
  c.header('Content-Security-Policy', policy);
  const page = html`<!doctype html>
<html lang="${tag}" dir="${textDirection(tag)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<script src="/auth/theme.js"></script>
<style>${raw(style)}</style>
<link rel="stylesheet" href="/auth/page.css">
${script === undefined ? '' : html`<script src="${script}" defer></script>`}
<main>${logo}${body}</main>
</html>
`;
  return c.html(page, status);
}

interface LinkPages<Found> {
  /** What the link is about, by its query; undefined for a link that isn't known. */
  readonly find: (query: Readonly<Record<string, string>>) => Found | undefined;
  /** The page with the button. */
  readonly ask: (found: Found) => Page;
  /** Does what the button says. */
  readonly act: (found: Found) => Page;
  readonly gone: Page;
}

/** The pages behind a link in a mail, whose token stays out of the Referer. Mail scanners open every link, so only the button acts. */
export function linkPages<Found>({ find, ask, act, gone }: LinkPages<Found>) {
  const respond = (c: Context, pageOf: (found: Found) => Page) => {
    c.header('Referrer-Policy', 'no-referrer');
    const found = find(c.req.query());
    return found === undefined ? pageResponse(c, gone, 404) : pageResponse(c, pageOf(found));
  };
  return new Hono().get('/', (c) => respond(c, ask)).post('/', (c) => respond(c, act));
}

/** Whether a person reads the response, because their browser sent the form itself. A script reads JSON or text. */
export const isReadByPerson = (c: Context): boolean => c.req.header('accept')?.includes('text/html') === true;

const asset = (name: string, type: string, before = '') => {
  const text = before + readFileSync(new URL(name, import.meta.url), 'utf8');
  return (c: Context) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
};

/** What the server's own pages load, under /auth. The stylesheet has the colors of the site. */
export const pageAssets = (theme: string) =>
  new Hono()
    .get('/page.css', asset('./page.css', 'text/css', theme))
    .get('/done.js', asset('./done.js', 'text/javascript'))
    .get('/waiting.js', asset('./waiting.js', 'text/javascript'))
    .get('/theme.js', asset('./theme.js', 'text/javascript'));
