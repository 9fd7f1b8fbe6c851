import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { draftSchema, newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { Workplace } from '#server/testing/running-server.ts';

// npm run bench:server: the embedded server compared with a bare route.

const leastRatio = 0.7;
const rounds = 5;
const secondsPerRound = 3;
const connections = 50;

const workplace = new Workplace();
const dataDir = join(workplace.folder, 'data');

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

/** Reads the newest threads as often as the server answers. */
async function readsOf(url: string, duration = secondsPerRound) {
  const address = `${url}/api/comments?page=/blogpost5`;
  const { requests, latency, non2xx, errors } = await autocannon({ url: address, connections, duration });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} reads failed`);
  return { perSecond: requests.total / duration, p99: latency.p99 };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Alternates rounds, so that other load affects both alike. */
async function compareReads(site: string, bare: string): Promise<number> {
  for (const url of [bare, site]) await readsOf(url, 2);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [base, own] = [await readsOf(bare), await readsOf(site)];
    ratios.push(own.perSecond / base.perSecond);
    const figures = [own, base].map(({ perSecond, p99 }) => `${Math.round(perSecond)} /s, p99 ${p99} ms`);
    console.log(`Reads of the newest 20 threads: ${figures.join('; bare Hono and node:sqlite: ')}`);
  }
  return median(ratios);
}

prepare();
const site = await workplace.start({ DATA_DIR: dataDir, WRITES_PER_MINUTE: '0' }).address();
const bare = spawn(process.execPath, ['tools/benchmarks/bare.ts'], {
  env: { ...process.env, DATABASE: databaseFile(dataDir) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let isGood = false;
try {
  const [address] = await once(bare.stdout, 'data');
  const ratio = await compareReads(site, String(address).trim());
  console.log(`ratio ${ratio.toFixed(2)} (at least ${leastRatio})`);
  isGood = ratio >= leastRatio;
} finally {
  bare.kill();
  await workplace.remove();
}
process.exitCode = isGood ? 0 : 1;
