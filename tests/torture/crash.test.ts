import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsItIs } from '#server/db/open.ts';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { type RunningServer, Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { type Ledger, Writer } from './writer.ts';

// The server is killed again and again, in the middle of what five people write. `npm run torture:crash` kills it 1,000 times.

const kills = Number(process.env.KILLS ?? 30);
const longestLifeMs = 500;
const killsPerBackup = 10;

const mail = await startMailServer();
const place = new Workplace({ hasLikes: true });
const dataDir = join(place.folder, 'data');
let port = '0';
let writers: readonly Writer[] = [];

async function start(): Promise<RunningServer> {
  const server = place.start({
    DATA_DIR: dataDir,
    PORT: port,
    SMTP_URL: mail.url,
    WRITES_PER_MINUTE: '0',
    COMMENTS_PER_PAGE: '1000000',
  });
  port = new URL(await server.address()).port;
  return server;
}

beforeAll(async () => {
  const server = await start();
  const names = ['Ada', 'Grace', 'Linus', 'Layla', 'Robin'];
  writers = await Promise.all(
    names.map(async (name) => {
      const visitor = new Visitor(`http://localhost:${port}`);
      await visitor.signIn({ name });
      return new Writer(name, visitor);
    }),
  );
  await server.stop('SIGKILL');
});
afterAll(async () => {
  await place.remove();
  await mail.close();
});

const stored = (db: DatabaseSync) =>
  new Map(
    db
      .prepare('SELECT id, body FROM comments')
      .all()
      .map(({ id, body }) => [String(id), String(body)]),
  );

/** What a database lacks of what was acknowledged, and what it has of what was deleted or taken back. */
function lost(db: DatabaseSync, ledgers: readonly Ledger[]): string[] {
  const bodies = stored(db);
  const liked = new Set(
    db
      .prepare('SELECT subject FROM likes')
      .all()
      .map(({ subject }) => subject),
  );
  return ledgers.flatMap(({ comments, likes, unsure }) =>
    [...comments]
      .filter(([id]) => id !== unsure?.id)
      .flatMap(([id, body]) => [
        (bodies.get(id) ?? null) !== body &&
          `${id} should be ${body ?? 'deleted'} and is ${bodies.get(id) ?? 'not there'}`,
        liked.has(id) !== likes.has(id) && `${id} should${likes.has(id) ? '' : ' not'} be liked`,
      ])
      .filter((problem) => problem !== false),
  );
}

/** A backup that is made while people write has all that was acknowledged before it began. */
async function backup(): Promise<void> {
  const before = writers.flatMap(({ ledger }) => [...ledger.comments.keys()]);
  const file = join(place.folder, 'backup.sqlite');
  rmSync(file, { force: true });
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/run.js', 'scripts/backup.ts', file], { env });
  const copy = new DatabaseSync(file, { readOnly: true });
  const [bodies, tombstones] = [stored(copy), copy.prepare('SELECT id FROM tombstones').all()];
  copy.close();
  const kept = new Set([...bodies.keys(), ...tombstones.map(({ id }) => id)]);
  const deleted = (id: string) => writers.some(({ ledger }) => ledger.replies.has(id));
  expect(before.filter((id) => !kept.has(id) && !deleted(id))).toEqual([]);
}

test(`nothing that was acknowledged is lost or doubled by ${kills} kills`, {
  // One takes 1.3 seconds, or several when the machine is busy.
  timeout: kills * 15_000,
}, async () => {
  for (let kill = 1; kill <= kills; kill++) {
    const server = await start();
    const life = new AbortController();
    const writing = writers.map((writer) => writer.writeUntil(life.signal));
    if (kill % killsPerBackup === 0) await backup();
    await wait(Math.random() * longestLifeMs);
    await server.stop('SIGKILL');
    life.abort();
    await Promise.all(writing);

    const db = openAsItIs(dataDir, { readOnly: false });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const ledgers = writers.map(({ ledger }) => ledger);
    expect(lost(db, ledgers), `after kill ${kill}`).toEqual([]);
    db.close();
  }
});

/** Everything that a person wrote, newest first, as the server tells them. */
async function ownComments(writer: Writer): Promise<readonly (readonly [string, string])[]> {
  const found: [string, string][] = [];
  let before = '';
  do {
    const { comments, next } = await (await writer.visitor.ask(`/api/comments/mine${before}`)).json();
    found.push(...comments.map(({ id, body }: { id: string; body: string }) => [id, body]));
    before = next ? `?before=${next}` : '';
  } while (before);
  return found;
}

test('what got no answer is sent again, and is there once', async () => {
  const server = await start();
  let [count, likes] = [0, 0];
  for (const writer of writers) {
    await writer.sendAgain();
    const expected = [...writer.ledger.comments].filter(([, body]) => body !== null);
    expect((await ownComments(writer)).toSorted()).toEqual(expected.toSorted());
    const mine = await (await writer.visitor.ask('/api/comments/mine/likes')).json();
    const liked = mine.map(({ subject }: { subject: string }) => subject);
    expect(liked.toSorted()).toEqual([...writer.ledger.likes].toSorted());
    count += expected.length;
    likes += liked.length;
  }
  await server.stop();
  console.info(`${kills} kills: ${count} comments, ${likes} likes`);
});

test('each message that was taken is stored once and mailed, at most twice', {
  timeout: 600_000,
}, async () => {
  const server = await start();
  const taken = writers.flatMap(({ ledger }) => [...ledger.messages]);
  const mailed = () => mail.letters.flatMap((letter) => readable(letter).match(/Message \w+ \d+/) ?? []);
  const waiting = () => {
    const gone = new Set(mailed());
    return taken.filter((text) => !gone.has(text));
  };
  await expect.poll(waiting, { timeout: 590_000, interval: 1000 }).toEqual([]);
  await server.stop();
  const db = openAsItIs(dataDir, { readOnly: true });
  const messages = db
    .prepare('SELECT message FROM messages')
    .all()
    .map(({ message }) => message);
  db.close();
  expect(messages).toHaveLength(new Set(messages).size);
  expect(taken.filter((text) => !messages.includes(text))).toEqual([]);
  // The mail server may have taken a mail whose sender was killed before it could write that down.
  const doubled = mailed().length - new Set(mailed()).size;
  expect(doubled).toBeLessThanOrEqual(kills);
  console.info(`${kills} kills: ${taken.length} messages, ${doubled} of ${mailed().length} mails doubled`);
});
