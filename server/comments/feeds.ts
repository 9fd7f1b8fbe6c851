import { Hono } from 'hono';
import { type Comment, type PagePath, pagePathSchema } from '#features/comments/model.ts';
import { tag, comments as words } from '#language';
import { escapedXml } from '#lib/xml.ts';
import { query } from '#server/db/query.ts';
import { compressedBody } from '#server/http/compressed-body.ts';
import { commentPages } from '#site/build/manifest.ts';
import { sentByRevision } from './revisions.ts';
import type { CommentsSite } from './routes.ts';
import { columns } from './table.ts';

// As of the articles' feeds. Firefox would download application/atom+xml, so nobody could copy the address.
const xml = 'application/xml; charset=utf-8';

const newestOf = (pages: string) =>
  `SELECT ${columns} FROM comments WHERE ${pages} ORDER BY created_at DESC, id DESC LIMIT 50`;

/** Atom feeds: the newest comments of each article at '/blogpost5/comments.xml', and of all articles at '/comments.xml'. */
export function commentFeeds({ db, manifest, events }: Pick<CommentsSite, 'db' | 'manifest' | 'events'>) {
  const { host, owner, articles, movedComments, titles } = manifest;
  const newest = query<Comment>(db, newestOf('path_name = ?'));
  // The plus keeps SQLite from finding all comments of each page by an index: it reads from the newest on.
  const newestOfAll = query<Comment>(db, newestOf('+path_name IN (SELECT value FROM json_each(?))'));
  const titleOf = (page: string) => titles[page] ?? page;
  const send = sentByRevision(events.revisions, xml, (page: PagePath | undefined) => {
    const comments = page ? newest.all(page) : newestOfAll.all(JSON.stringify(commentPages(manifest)));
    const title = page ? words.pageTitle(titleOf(page)) : words.feedOfAll(owner.name);
    return compressedBody(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
<title>${escapedXml(title)}</title>
<id>${host}${page ?? ''}/comments.xml</id>
<link rel="self" type="application/atom+xml" href="${host}${page ?? ''}/comments.xml"/>
<link rel="alternate" type="text/html" href="${host}${page ?? '/'}"/>
<updated>${comments[0]?.createdAt ?? new Date(0).toISOString()}</updated>
${comments.map(entry).join('')}</feed>
`);
  });

  function entry({ id, pathName, username, createdAt, body }: Comment): string {
    const address = `${host}${pathName}#comment-${id}`;
    return `<entry>
<title>${escapedXml(words.feedEntry(username, titleOf(pathName)))}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<author><name>${escapedXml(username)}</name></author>
<published>${createdAt}</published>
<updated>${createdAt}</updated>
<content type="text">${escapedXml(body)}</content>
</entry>
`;
  }

  const routes = new Hono();
  for (const path of ['', ...articles]) {
    const page = path === '' ? undefined : pagePathSchema.parse(movedComments[path] ?? path);
    routes.get(`${path}/comments.xml`, (c) => send(c, page));
  }
  return routes;
}
