import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAsItIs } from '#server/db/open.ts';
import { newId, posting } from '#server/testing/comment-requests.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';

// npm run load [-- <seconds>]: 200 people write as fast as the limits let them, and 1,000 watch, on nine articles. For ten minutes, if
// nothing else is said.

const seconds = Number(process.argv[2] ?? 600);
const [writerCount, readerCount] = [200, 1000];
const pages = Array.from({ length: 9 }, (_, index) => `/blogpost${index + 1}`);
/** The limit of one person is 20 writes a minute. */
const writePauseMs = 3000;
/** Each has an address of their own, which the server believes a proxy on this machine. */
const addressOf = (kind: number, index: number) => ({
  'x-forwarded-for': `10.${kind}.${index >> 8}.${index & 255}`,
});

const place = new Workplace({ articles: pages });
const dataDir = join(place.folder, 'data');
const server = place.start({ DATA_DIR: dataDir });
const url = await server.address();
const until = performance.now() + seconds * 1000;

/** When each comment was sent, and what became of it. */
const sentAt = new Map<string, number>();
const acknowledged = new Set<string>();
const writeMs: number[] = [];
const eventMs: number[] = [];
const memory: number[] = [];
const counts = { events: 0, limited: 0, errors: 0, ready: 0 };

function watch(index: number): void {
  const options = { agent: new Agent(), headers: addressOf(1, index) };
  get(`${url}/api/comments/events?page=${pages[index % pages.length]}`, options, (answer) => {
    if (answer.statusCode !== 200) counts.errors += 1;
    counts.ready += 1;
    answer.setEncoding('utf8').on('data', (text: string) => {
      for (const [, id = ''] of text.matchAll(/event: upserted\n.*?"id":"(\w{7})"/gs)) {
        counts.events += 1;
        const sent = sentAt.get(id);
        // Every tenth reader keeps the time.
        if (index % 10 === 0 && sent !== undefined) eventMs.push(performance.now() - sent);
      }
    });
    answer.on('error', () => undefined);
  }).on('error', () => {
    if (performance.now() < until) counts.errors += 1;
  });
}

async function write(index: number): Promise<void> {
  const visitor = new Visitor(url);
  const headers = addressOf(2, index);
  await visitor.signIn({ name: `Writer ${index}` }, { headers });
  await wait(Math.random() * writePauseMs);
  while (performance.now() < until) {
    const id = newId();
    const started = performance.now();
    sentAt.set(id, started);
    const init = posting({ id, body: `Comment ${id}, which is as long as comments usually are.` });
    const path = `/api/comments?page=${pages[index % pages.length]}`;
    const sent = { ...init, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await visitor.ask(path, sent).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 201) acknowledged.add(id);
    else if (answer?.status === 429) counts.limited += 1;
    else counts.errors += 1;
    writeMs.push(performance.now() - started);
    await wait(writePauseMs);
  }
}

/** The server's memory, in MB, each second. */
async function weigh(): Promise<void> {
  while (performance.now() < until) {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    memory.push(Number(kilobytes) / 1024);
    await wait(1000);
  }
}

const atPart = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const median = (values: readonly number[]) => Math.round(atPart(values, 0.5));
const times = (values: readonly number[]) =>
  `median ${median(values)} ms, p99 ${Math.round(atPart(values, 0.99))} ms`;

for (let index = 0; index < readerCount; index++) watch(index);
const writers = Array.from({ length: writerCount }, (_, index) => write(index));
await Promise.all([...writers, weigh()]);
await wait(1000);
const db = openAsItIs(dataDir, { readOnly: true });
const stored = db
  .prepare('SELECT id FROM comments')
  .all()
  .map(({ id }) => String(id));
db.close();
await place.remove();

const lost = [...acknowledged].filter((id) => !stored.includes(id));
const [first, last] = [median(memory.slice(60, 120)), median(memory.slice(-60))];
const isFlat = last <= first * 1.1;
console.log(`${writerCount} writers, ${readerCount} readers, ${seconds} s
${acknowledged.size} comments acknowledged (${(acknowledged.size / seconds).toFixed(1)} /s), ${lost.length} lost, ${stored.length} stored
${counts.limited} refused by a limit, ${counts.errors} errors, ${counts.ready} streams
write: ${times(writeMs)}
from post to a reader: ${times(eventMs)}; ${counts.events} events
memory: ${first} MB in the second minute, ${last} MB in the last, at most ${Math.round(Math.max(...memory))} MB`);
process.exitCode = counts.errors + lost.length > 0 || stored.length !== acknowledged.size || !isFlat ? 1 : 0;
