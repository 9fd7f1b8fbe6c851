import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listAt, parsedJson } from '../comments/json.ts';
import { type Data, fieldsOf, type OldSite, type Post, type Report } from './post.ts';

// What *Settings > Import/Export* writes: https://docs.ghost.org/migration/custom
// Ghost writes its own address as __GHOST_URL__.

/** Reads an export of Ghost. Its pictures are looked for in content/images beside it. */
export function ghost(file: string, report: Report): OldSite {
  const json = parsedJson(readFileSync(file, 'utf8'));
  const table = (name: string) => listAt(json, `db.0.data.${name}`).map((row) => Object(row) as Data);
  const rows = table('posts');
  if (rows.length === 0)
    throw new Error(
      `${file} is not an export of Ghost, which has db[0].data.posts${json === null ? ', or it is cut off: export it again' : ''}.`,
    );
  const [details, tags, users] = [table('posts_meta'), table('tags'), table('users')];
  const posts: Post[] = [];
  for (const post of rows) {
    const { id, slug, html, type, status, visibility } = post;
    const source = `/${slug}/`;
    if (typeof html !== 'string') {
      report.leaveOut(source, 'it has no html: open and save it in Ghost, and export again');
      continue;
    }
    const related = (links: string, key: string, all: readonly Data[]) =>
      table(links)
        .filter((link) => link.post_id === id)
        .flatMap((link) => all.filter((each) => each.id === link[key]))
        .map(({ name }) => String(name))
        // A tag that begins with # is Ghost's own.
        .filter((name) => !name.startsWith('#'));
    const isForMembers = visibility !== undefined && visibility !== 'public';
    if (isForMembers) report.changed('posts for members only, as drafts');
    const meta = details.find(({ post_id }) => post_id === id);
    const fields = fieldsOf({ ...post, published: undefined, date: post.published_at ?? undefined });
    posts.push({
      ...fields,
      description: fields.description || fieldsOf({ description: meta?.meta_description }).description,
      source,
      isPage: type === 'page' || post.page === 1,
      // One that is 'sent' went out by email alone.
      draft: isForMembers || status === 'draft' || status === 'sent',
      tags: related('posts_tags', 'tag_id', tags),
      authors: related('posts_authors', 'author_id', users),
      address: source,
      html: html.replaceAll('__GHOST_URL__', ''),
      cover: fields.cover.replace('__GHOST_URL__', ''),
    });
  }
  return { host: '', posts, folders: [dirname(file)] };
}
