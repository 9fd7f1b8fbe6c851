import { join } from 'node:path';
import autocannon from 'autocannon';
import { draftSchema, newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '../../server/testing/visitor.ts';
import { Child } from './child.ts';
import { median } from './median.ts';
import { openStreams } from './streams.ts';

// npm run bench:server: the embedded server compared with a bare route, and what it can hold.

const leastRatio = 0.7;
const rounds = 5;
const secondsPerRound = 3;
const connections = 50;
const streamCount = 1000;
const manyRequests = 100_000;

const workplace = new Workplace();
const { folder } = workplace;
const dataDir = join(folder, 'data');
const read = '/api/comments?page=/blogpost5';

function prepare(): void {
  const db = openDatabase(dataDir);
  const store = createCommentStore(db, () => new Date());
  const page = pagePathSchema.parse('/blogpost5');
  const reader = { uid: 'reader', displayName: 'Ada Sample', photoURL: '/auth/people/ada.svg' };
  for (let index = 0; index < 50; index++) {
    const body = `Comment ${index}: what I liked here is how the steps follow one another, and that each can be tried.`;
    store.add(page, draftSchema.parse({ id: newCommentId(), body, parentId: null }), reader);
  }
  db.close();
}

const cannon = (url: string, more: Partial<autocannon.Options> = {}) =>
  autocannon({ url, connections, duration: secondsPerRound, ...more });
const rate = ({ requests }: autocannon.Result) => requests.total / secondsPerRound;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} /s`;

/** Alternates rounds, so that other load affects both alike. */
async function compareReads(site: Child, bare: Child) {
  for (const child of [bare, site]) await cannon(child.url + read, { duration: 2 });
  const results = { site: [] as autocannon.Result[], bare: [] as autocannon.Result[] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await cannon(bare.url + read));
    results.site.push(await cannon(site.url + read));
  }
  const failed = [...results.site, ...results.bare].reduce(
    (sum, { non2xx, errors }) => sum + non2xx + errors,
    0,
  );
  if (failed > 0) throw new Error(`${failed} reads failed`);
  const ratios = results.site.map((result, index) => rate(result) / rate(results.bare[index] ?? result));
  const of = (list: autocannon.Result[]) => ({
    rate: median(list.map(rate)),
    p99: median(list.map(({ latency }) => latency.p99)),
  });
  return { site: of(results.site), bare: of(results.bare), ratio: median(ratios) };
}

async function measureWrites(site: Child, writer: Visitor) {
  const body = () =>
    JSON.stringify({ id: newCommentId(), body: 'A comment of ordinary length.', parentId: null });
  const result = await cannon(`${site.url}/api/comments?page=/blogpost4`, {
    method: 'POST',
    headers: { origin: site.url, cookie: writer.cookie, 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} writes failed`);
  return { rate: rate(result), p99: result.latency.p99 };
}

async function measureStreams(site: Child, writer: Visitor) {
  const streams = openStreams(`${site.url}/api/comments/events?page=/blogpost4`, streamCount);
  const held = await streams.heard('ready', 30_000);
  const started = performance.now();
  await writer.ask('/api/comments?page=/blogpost4', {
    method: 'POST',
    body: JSON.stringify({ id: newCommentId(), body: 'To everyone.', parentId: null }),
  });
  const reached = await streams.heard('upserted', 10_000);
  const ms = performance.now() - started;
  streams.close();
  return { held, reached, ms };
}

async function measureMemory(site: Child) {
  const before = await site.memory();
  await cannon(site.url + read, { amount: manyRequests });
  return { before, after: await site.memory() };
}

prepare();
const site = await Child.start('../server/main.ts', folder, {
  DATA_DIR: dataDir,
  WRITES_PER_MINUTE: '0',
  COMMENTS_PER_PAGE: '1000000',
  SITE_CONFIG: 'sample/site.config.ts',
});
const bare = await Child.start('./bare.ts', folder, { DATABASE: databaseFile(dataDir) });
let isGood = false;
try {
  const writer = new Visitor(site.url);
  await writer.signIn({ name: 'Ada Sample' });
  const reads = await compareReads(site, bare);
  const memory = await measureMemory(site);
  const writes = await measureWrites(site, writer);
  const streams = await measureStreams(site, writer);
  const rows: readonly (readonly [string, string])[] = [
    [
      `Reads of the newest 20 threads, ${connections} connections`,
      `${perSecond(reads.site.rate)}, p99 ${reads.site.p99} ms`,
    ],
    ['  the same, bare Hono + node:sqlite', `${perSecond(reads.bare.rate)}, p99 ${reads.bare.p99} ms`],
    ['  ratio', `${reads.ratio.toFixed(2)} (at least ${leastRatio})`],
    ['Writes, signed in, on the disk when answered', `${perSecond(writes.rate)}, p99 ${writes.p99} ms`],
    ['Event streams held', `${streams.held} of ${streamCount}`],
    ['  one event reached', `${streams.reached} within ${streams.ms.toFixed(0)} ms`],
    ['Memory (RSS after garbage collection)', `${megabytes(memory.before)} before`],
    [`  and after ${manyRequests.toLocaleString('en')} requests`, megabytes(memory.after)],
  ];
  console.log(rows.map(([name, value]) => `${name.padEnd(48)}${value}`).join('\n'));
  isGood = reads.ratio >= leastRatio && streams.held === streamCount && streams.reached === streamCount;
} finally {
  await Promise.all([site.stop(), bare.stop()]);
  await workplace.remove();
}
process.exitCode = isGood ? 0 : 1;
