import { Hono } from 'hono';
import { type Comment, type PagePath, pagePathSchema } from '#features/comments/model.ts';
import { tag, comments as words } from '#language';
import { escapedXml } from '#lib/xml.ts';
import { query } from '#server/db/query.ts';
import { compressedBody } from '#server/http/compressed-body.ts';
import { commentPages } from '#site/policy/manifest.ts';
import { sentByRevision } from './revisions.ts';
import type { CommentsSite } from './routes.ts';
import { columns } from './table.ts';

const atom = 'application/atom+xml; charset=utf-8';

/** The newest comments of one page, or of all: a list of pages, as JSON. */
const newestComments = `SELECT ${columns} FROM comments WHERE path_name IN (SELECT value FROM json_each(?))
  ORDER BY created_at DESC, id DESC LIMIT 50`;

/** Atom feeds: the newest comments of each article at '/blogpost5/comments.xml', and of all articles at '/comments.xml'. */
export function commentFeeds({ db, manifest, events }: CommentsSite) {
  const { host, owner, articles, movedComments, titles } = manifest;
  const select = query<Comment>(db, newestComments);
  const titleOf = (page: string) => titles[page] ?? page;
  const send = sentByRevision(events.revisions, atom, (page: PagePath | undefined) => {
    const comments = select.all(JSON.stringify(page ? [page] : commentPages(manifest)));
    const [newest] = comments;
    const title = page ? words.pageTitle(titleOf(page)) : words.feedOfAll(owner.name);
    return compressedBody(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
<title>${escapedXml(title)}</title>
<id>${host}${page ?? ''}/comments.xml</id>
<link rel="self" type="application/atom+xml" href="${host}${page ?? ''}/comments.xml"/>
<link rel="alternate" type="text/html" href="${host}${page ?? '/'}"/>
<updated>${newest?.createdAt ?? new Date(0).toISOString()}</updated>
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
