import { type Browser, chromium } from '@playwright/test';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { storeComments } from '../../tests/e2e/database.ts';
import { Site } from '../../tests/e2e/site.ts';
import { findChromium } from '../../tests/setup/browser.ts';
import { buildSite } from '../../tests/setup/build-site.ts';
import { openAtComments } from './open-page.ts';
import { sampleComments } from './sample-comments.ts';

// npm run bench:conversation: what an article costs with 10, 1,000 and 10,000 comments, to its server and to a slow browser.

const sizes = [10, 1_000, 10_000];
const mostRatio = 1.3;
const page = pagePathSchema.parse('/blogpost5');

type Figures = Record<string, number>;

/** The median of each figure. */
function medians(rows: readonly Figures[]): Figures {
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => {
      const value = middle(rows.map((row) => row[name] ?? Number.NaN)) ?? Number.NaN;
      return [name, Number(value.toPrecision(3))];
    }),
  );
}

/** Without outside providers. */
const siteConfig = 'sample/site.config.ts';

async function startSite(count: number) {
  const site = await Site.start({ SITE_CONFIG: siteConfig, WRITES_PER_MINUTE: '0' });
  const comments = sampleComments(count, page);
  storeComments(
    site,
    page,
    comments.map((comment) => ({ ...comment, at: new Date(comment.createdAt) })),
  );
  const writer = new Visitor(site.url);
  await writer.signIn({ name: 'Ada Sample' });
  const post = () => {
    const body = JSON.stringify({ id: newCommentId(), body: 'To everyone.', parentId: null });
    return writer.ask(`/api/comments?page=${page}`, { method: 'POST', body });
  };
  return { count, site, post, rows: [] as Figures[] };
}
type Running = Awaited<ReturnType<typeof startSite>>;

/** The milliseconds until all of these have answered, one after the other. */
async function msToRead(urls: readonly string[]): Promise<number> {
  const started = performance.now();
  for (const url of urls) await (await fetch(url)).arrayBuffer();
  return performance.now() - started;
}

/** Opens the page; posts a comment, and waits until the open page shows it; asks for the page again twice. */
async function measureOnce(browser: Browser, { site, post, rows }: Running): Promise<void> {
  const view = await openAtComments(browser, site.url + page);
  const offer = view.page.getByRole('button', { name: 'Show 1 new comment' });
  const posted = performance.now();
  await post();
  await offer.waitFor();
  const seen = performance.now() - posted;
  await view.close();
  await post();
  rows.push({
    ...view.figures,
    'post seen, ms': seen,
    'answer after a change, ms': await msToRead(view.urls),
    'answer, ms': await msToRead(view.urls),
  });
}

/** Measures pages of several sizes in turn, so that other load affects all of them alike. Resolves to whether they cost the same. */
async function measure(browser: Browser): Promise<boolean> {
  buildSite(siteConfig);
  const running: Running[] = [];
  try {
    for (const count of sizes) running.push(await startSite(count));
    for (let turn = 0; turn < 7; turn++) for (const each of running) await measureOnce(browser, each);
  } finally {
    await Promise.all(running.map(({ site }) => site.remove()));
  }
  const table = running.map(({ count, rows }) => [count.toLocaleString('en'), medians(rows)] as const);
  const [smallest = {}, largest = {}] = [table.at(0)?.[1], table.at(-1)?.[1]];
  const ratios = Object.entries(largest).map(([name, value]) => {
    const ratio = value / (smallest[name] ?? Number.NaN);
    return [name, Number(ratio.toFixed(2))] as const;
  });
  console.table({
    ...Object.fromEntries(table),
    [`ratio (at most ${mostRatio})`]: Object.fromEntries(ratios),
  });
  return ratios.every(([, ratio]) => ratio <= mostRatio);
}

const browser = await chromium.launch(await findChromium());
const isGood = await measure(browser);
await browser.close();
process.exitCode = isGood ? 0 : 1;
