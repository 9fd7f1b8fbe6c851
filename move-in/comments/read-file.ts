import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { all, readXml, textOf, type XmlElement } from '../xml.ts';
import { markdownOf, nameIn } from './html.ts';
import { itemsAt, listAt, parsedJson, textAt } from './json.ts';
import type { SourceComment, SourceFile } from './source.ts';

type States = Readonly<Record<string, SourceComment['state']>>;

/** Reads an export of any system that this site knows, by what is in it. */
export function readSourceFile(file: string): SourceFile {
  try {
    const bytes = readFileSync(file);
    const isDatabase = bytes.toString('latin1', 0, 15) === 'SQLite format 3';
    const found = isDatabase ? { source: 'isso', comments: issoComments(file) } : textFile(bytes);
    if (found !== undefined) return found;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `${file} can't be read, so nothing was imported: ${reason}. docs/move-in.md says how to export it.`,
    );
  }
  throw new Error(`${file} is cut off, or not an export that this site knows: see docs/move-in.md.`);
}

function textFile(bytes: Buffer): SourceFile | undefined {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.trimStart().startsWith('<') ? xmlFile(text) : jsonFile(text);
}

function xmlFile(xml: string): SourceFile | undefined {
  const { root, mistake } = readXml(xml);
  const problems = mistake ? [mistake] : [];
  if (root.name === 'disqus') return { source: 'disqus', comments: disqusComments(root), problems };
  if (root.name === 'rss') return { source: 'wordpress', comments: wordpressComments(root), problems };
  return undefined;
}

function jsonFile(text: string): SourceFile | undefined {
  const value = parsedJson(text);
  const [first = '', ...lines] = text.trimEnd().split('\n');
  if (value === null)
    return parsedJson(first) === null
      ? undefined
      : { source: 'remark42', comments: remark42Comments(lines), firstLine: 2 };
  if (textAt(value)('data.Comment')) return { source: 'waline', comments: walineComments(value) };
  if (textAt(value)('commenters')) return { source: 'commento', comments: commentoComments(value) };
  const answers = Array.isArray(value) ? value : [value];
  return textAt(answers)('0.data.repository') ? githubFile(answers) : undefined;
}

// A backup of remark42 1.14 (backend/app/migrator/native.go): a line about it, then a line per comment, whose `text` is HTML.

const remark42Comments = (lines: readonly string[]): readonly SourceComment[] =>
  lines
    .map((line) => textAt(parsedJson(line)))
    .map((field) => ({
      id: field('id'),
      parent: field('pid'),
      pages: [field('locator.url')],
      name: nameIn(field('user.name')),
      account: field('user.id'),
      date: field('time'),
      text: markdownOf(field('text')),
      state: field('delete') === 'true' ? 'deleted' : 'published',
    }));

// The export of Waline 1.36 (packages/server/src/controller/db.js), with the states of controller/comment.js.

const walineStates: States = { spam: 'spam', waiting: 'waiting' };

function walineComments(value: unknown): readonly SourceComment[] {
  const names = new Map(
    itemsAt(value, 'data.Users').map((field) => [field('objectId'), field('display_name')]),
  );
  return itemsAt(value, 'data.Comment').map((field) => ({
    id: field('objectId'),
    parent: field('pid'),
    pages: [field('url')],
    name: names.get(field('user_id')) || field('nick'),
    account: field('user_id'),
    date: field('insertedAt'),
    // Older versions began each reply with a link to what it answers.
    text: field('comment').replace(/^\[(@.+?)\]\(#\w+\):?/, '$1'),
    state: walineStates[field('status')] ?? 'published',
  }));
}

// Commento 1.8 (version 1) and Comentario 3.14 (version 3), as internal/svc/impex_comentario.go reads both. Each field has two names.

function commentoComments(value: unknown): readonly SourceComment[] {
  const names = new Map(
    itemsAt(value, 'commenters').map((field) => [field('id') || field('commenterHex'), field('name')]),
  );
  const paths = new Map(itemsAt(value, 'pages').map((field) => [field('id'), field('path')]));
  return itemsAt(value, 'comments').map((field) => {
    const account = field('userCreated') || field('commenterHex');
    return {
      id: field('id') || field('commentHex'),
      parent: field('parentId') || field('parentHex'),
      pages: [paths.get(field('pageId')) || field('path') || field('url')],
      name: field('authorName') || names.get(account) || '',
      account: field('authorName') ? '' : account,
      date: field('createdTime') || field('creationDate'),
      text: field('markdown').replace(/^\[deleted\]$/, ''),
      state: stateOf(field),
    };
  });
}

function stateOf(field: ReturnType<typeof textAt>): SourceComment['state'] {
  if (field('isDeleted') === 'true' || field('deleted') === 'true') return 'deleted';
  if (field('isPending') === 'true' || field('state') === 'unapproved') return 'waiting';
  if (field('state') === 'flagged') return 'spam';
  return field('isApproved') === 'true' || field('state') === 'approved' ? 'published' : 'hidden';
}

// giscus keeps comments in discussions, utterances in issues: the answers to the queries in docs/move-in.md.

function githubFile(answers: readonly unknown[]): SourceFile {
  const topics = answers.flatMap((answer) =>
    ['discussions', 'issues'].flatMap((kind) => listAt(answer, `data.repository.${kind}.nodes`)),
  );
  const problems: string[] = [];
  const comments = topics.flatMap((topic) => {
    const title = textAt(topic)('title');
    // The title is the path or the title of the page, and the text ends with its address.
    const pages = [title, ...(textAt(topic)('body').match(/https?:\/\/[^\s)\]>]+/g) ?? [])];
    const commentsIn = (list: string, value: unknown, parent: string) => {
      const nodes = listAt(value, `${list}.nodes`);
      const total = Number(textAt(value)(`${list}.totalCount`));
      if (nodes.length < total) problems.push(`${title}: has ${total} ${list}, and the file ${nodes.length}`);
      return nodes.map(textAt).map((field) => ({
        id: field('id'),
        parent,
        pages,
        name: field('author.login'),
        account: field('author.login'),
        date: field('createdAt'),
        text: field('body'),
        state: field('isMinimized') === 'true' ? ('hidden' as const) : ('published' as const),
      }));
    };
    const replies = listAt(topic, 'comments.nodes').flatMap((each) =>
      commentsIn('replies', each, textAt(each)('id')),
    );
    return [...commentsIn('comments', topic, ''), ...replies];
  });
  return { source: 'github', comments, problems };
}

// The tables of Isso 0.13 (isso/db). Names have HTML's entities. What was deleted is there if it has replies.

const issoModes: States = { 1: 'published', 2: 'waiting', 4: 'deleted' };

function issoComments(file: string): readonly SourceComment[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const select = db.prepare(
    `SELECT comments.id, parent, uri, author, strftime('%FT%H:%M:%fZ', created, 'unixepoch') AS created, text, mode
     FROM comments JOIN threads ON threads.id = comments.tid ORDER BY comments.id`,
  );
  const rows = select.all();
  db.close();
  return rows.map(textAt).map((field) => ({
    id: field('id'),
    parent: field('parent'),
    pages: [field('uri')],
    name: nameIn(field('author')),
    account: '',
    date: field('created'),
    text: field('text'),
    state: issoModes[field('mode')] ?? 'waiting',
  }));
}

// https://docs.disqus.com/developers/export/, with the exports in the tests of remark42 1.14 and Isso 0.13 (isso/tests/disqus.xml).

const idOf = (element: XmlElement | undefined) => element?.attributes['dsq:id'] ?? '';

/** Several threads may have the same address, and a thread may have an identifier instead of one. */
function disqusComments(root: XmlElement): readonly SourceComment[] {
  const pages = new Map(
    all(root, 'thread').map((thread) => [idOf(thread), [textOf(thread, 'link'), textOf(thread, 'id')]]),
  );
  return all(root, 'post').map((post) => {
    const [author = post] = all(post, 'author');
    const is = (name: string) => textOf(post, name) === 'true';
    return {
      id: idOf(post) || textOf(post, 'id'),
      parent: idOf(all(post, 'parent')[0]),
      pages: pages.get(idOf(all(post, 'thread')[0])) ?? [],
      name: textOf(author, 'name'),
      account: textOf(author, 'username'),
      date: textOf(post, 'createdAt'),
      text: markdownOf(textOf(post, 'message').replaceAll(/(@[\w-]+):disqus\b/g, '$1')),
      state: is('isSpam') ? 'spam' : is('isDeleted') ? 'deleted' : 'published',
    };
  });
}

// WXR 1.2, as wp-admin/includes/export.php of WordPress writes it, with the export in Isso's tests (isso/tests/wordpress.xml).

const wordpressStates: States = {
  1: 'published',
  spam: 'spam',
  trash: 'deleted',
  'post-trashed': 'deleted',
};

function wordpressComments(root: XmlElement): readonly SourceComment[] {
  return all(all(root, 'channel')[0] ?? root, 'item').flatMap((item) =>
    all(item, 'wp:comment').map((comment) => {
      const field = (name: string) => textOf(comment, `wp:comment_${name}`);
      // A line break is one on the page as well, except in code.
      const html = field('content').replaceAll(/<pre[\s>].*?<\/pre>|\n/gs, (found) =>
        found === '\n' ? '<br>' : found,
      );
      return {
        id: field('id'),
        parent: field('parent'),
        pages: [textOf(item, 'link'), textOf(item, 'guid'), `/${textOf(item, 'wp:post_name')}`],
        name: field('author'),
        account: field('user_id').replace(/^0$/, ''),
        date: field('date_gmt'),
        text: markdownOf(html),
        state: /^(comment)?$/.test(field('type'))
          ? (wordpressStates[field('approved')] ?? 'waiting')
          : 'pingback',
      };
    }),
  );
}
