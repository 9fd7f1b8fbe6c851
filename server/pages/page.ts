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

/** The owner's mark, as the site's header has it. */
const mark = html`<svg class="mark" viewBox="0 0 30 30" aria-hidden="true">
<rect x="2" y="2" width="26" height="26" rx="5" fill="var(--spot)"/>
<circle cx="15" cy="15" r="7.5" fill="var(--sheet)"/>
<path d="M15 4.5v21M4.5 15h21" stroke-dasharray="3 2 3 2 1 2 3 2 3"/>
<circle cx="15" cy="15" r="2.5" fill="var(--spot)"/>
</svg>`;

/** The frame of the server's own few pages. Everything put into it by `html` is escaped. */
export function page({ title, body, script, style }: Page): Markup {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<script src="/auth/theme.js"></script>
${style === undefined ? '' : html`<style>${raw(style)}</style>`}
<link rel="stylesheet" href="/auth/page.css">
${script === undefined ? '' : html`<script src="${script}" defer></script>`}
<main>${mark}${body}</main>
</html>
`;
}
