import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Path of a script of ours. */
  readonly script?: string;
  /** It takes the place of a page of the site, as the answer to a form does. */
  readonly isAnswer?: boolean;
}

/** The frame of the server's own few pages. Everything put into it by `html` is escaped. */
export function page({ title, body, script, isAnswer = false }: Page): Markup {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/auth/page.css">
${isAnswer ? html`<link rel="stylesheet" href="/auth/answer.css">` : ''}
${script === undefined ? '' : html`<script src="${script}" defer></script>`}
<main>${body}</main>
</html>
`;
}
