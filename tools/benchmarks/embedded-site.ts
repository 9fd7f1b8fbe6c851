import { get } from 'node:http';
import { join } from 'node:path';
import { draftSchema, newCommentId, type PagePath } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { Visitor } from '../../server/testing/visitor.ts';
import { Child } from './child.ts';
import { sampleComments } from './sample-comments.ts';

/** Without outside providers. */
export const siteConfig = 'sample/site.config.ts';

export interface EmbeddedSite {
  readonly server: Child;
  readonly address: string;
  readonly writer: { post(): Promise<void>; edit(): Promise<void> };
}

/** The built site on its own database, with this many comments on one page. */
export async function startEmbeddedSite(
  folder: string,
  page: PagePath,
  count: number,
): Promise<EmbeddedSite> {
  const dataDir = join(folder, String(count));
  seed(dataDir, page, count - 1);
  const server = await Child.start('../server/main.ts', '.', {
    SITE_CONFIG: siteConfig,
    DATA_DIR: dataDir,
    WRITES_PER_MINUTE: '0',
  });
  return { server, address: server.url + page, writer: await openWriter(server.url, page) };
}

function seed(dataDir: string, page: PagePath, count: number): void {
  const db = openDatabase(dataDir);
  let now = new Date();
  const store = createCommentStore(db, () => now);
  db.exec('BEGIN');
  for (const comment of sampleComments(count, page)) {
    now = new Date(comment.createdAt);
    const author = { uid: comment.userId, displayName: comment.username, photoURL: comment.userImg };
    const added = store.add(page, draftSchema.parse(comment), author);
    if (!added.ok) throw new Error(`A comment was refused: ${added.problem.kind}`);
  }
  db.exec('COMMIT');
  db.close();
}

async function openWriter(url: string, page: PagePath): Promise<EmbeddedSite['writer']> {
  const visitor = new Visitor(url);
  await visitor.signIn({ name: 'Ada Sample' });
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const answer = await visitor.ask(path, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  };
  const post = (id = newCommentId()) =>
    send('POST', `/api/comments?page=${page}`, {
      id,
      body: 'To everyone who has this open.',
      parentId: null,
    });
  const own = newCommentId();
  await post(own);
  let edits = 0;
  const edit = () => send('PATCH', `/api/comments/${own}`, { body: `This was edited ${++edits} times.` });
  return { post: () => post(), edit };
}

/** Reads one URL after another without decompressing. Resolves to the milliseconds it took. */
export async function msToRead(urls: readonly string[]): Promise<number> {
  const started = performance.now();
  for (const url of urls)
    await new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, (answer) =>
        answer.resume().on('end', resolve).on('error', reject),
      ).on('error', reject);
    });
  return performance.now() - started;
}
