import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Path of a script of ours. */
  readonly script?: string;
  /** Inline, for what can't wait for the stylesheet; its hash must be in the page's policy. */
  readonly style?: string;
}

/** The frame of the server's own few pages. Everything put into it by `html` is escaped. */
export function page({ title, body, script, style }: Page): Markup {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
${style === undefined ? '' : html`<style>${raw(style)}</style>`}
<link rel="stylesheet" href="/auth/page.css">
${script === undefined ? '' : html`<script src="${script}" defer></script>`}
<main>${body}</main>
</html>
`;
}
