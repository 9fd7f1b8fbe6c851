import { renderToString } from 'react-dom/server';
import { Conversation } from '../conversation/conversation.ts';
import { firstCommentsId, type PagePath, type ThreadPage } from '../model.ts';
import { CommentArea } from './CommentArea.tsx';
import { CommentPage } from './CommentPage.tsx';

// What a server needs to put comments into a page's HTML. The build makes a module of this file.

/** The area with its outlines, as the build left it in a page. */
const area = /<section[^>]*\sdata-comments(?:="true")?[^>]*>[\s\S]*?<\/section>/;

/** React's prefix of the ids in this island, which have to be the same in the browser. */
const idPrefix = /<astro-island[^>]*\sprefix="(\w+)"[^>]*component-export="Comments"/;

/** An article's page with its first comments, and with the JSON from which the browser goes on. */
export function withFirstComments(html: string, page: PagePath, pagesPath: string | null, first: ThreadPage) {
  const rendered = renderToString(
    <CommentArea conversation={new Conversation({ page, first, pagesPath })} />,
    { identifierPrefix: idPrefix.exec(html)?.[1] ?? '' },
  );
  // '<' could end the element from within a comment.
  const json = JSON.stringify(first).replaceAll('<', '\\u003c');
  return html
    .replace(area, () => rendered)
    .replace(
      '</body>',
      () => `<script type="application/json" id="${firstCommentsId}">${json}</script></body>`,
    );
}

/** A page of an article's older comments, without a script. */
export function withCommentPage(html: string, page: PagePath, pagesPath: string, threads: ThreadPage) {
  return html.replace(area, () =>
    renderToString(<CommentPage page={page} pagesPath={pagesPath} threads={threads} />),
  );
}
