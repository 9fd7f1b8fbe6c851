import { globSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { newCommentId } from '#features/comments/model.ts';
import { runCommand } from '../../scripts/command-line.ts';
import { storeComments } from '../../tests/e2e/database.ts';
import { Site } from '../../tests/e2e/site.ts';
import { findChromium } from '../../tests/setup/browser.ts';
import { buildSite } from '../../tests/setup/build-site.ts';
import { medians } from './medians.ts';

const [few, many] = [10, 10_000];
const mostRatio = 1.3;
const siteConfig = 'sample/site.config.ts';
const article = '/blogpost5';

/** Comments of 40 to 400 characters, half of them replies. Real sentences, because generated ones compress too well. */
function fill(site: Site, count: number) {
  const text = globSync('docs/decisions/*.md')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  const threads: string[] = [];
  const comments = Array.from({ length: count }, (_, index) => {
    const id = newCommentId();
    // Replies go to one of the newest 30 threads, as in a real conversation.
    const parentId =
      index % 2 === 1 ? threads.at(-1 - ((index * index) % Math.min(30, threads.length))) : null;
    if (!parentId) threads.push(id);
    const start = (index * 601) % (text.length - 400);
    const body = text.slice(start, start + 40 + ((index * 37) % 361)).trim();
    return { id, parentId: parentId ?? null, body, at: new Date(Date.now() - (count - index) * 600_000) };
  });
  storeComments(site, article, comments);
  return { url: site.url + article, rows: [] as Record<string, number>[] };
}

/** Opens the article at its comments, as a link to them does, on about the processor of a phone. */
async function measureOnce(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const look = () => {
      const box = document.querySelector('[data-comments] [id^="comment-"]')?.getBoundingClientRect();
      if (!box || box.height === 0 || box.top > innerHeight || box.bottom < 0) requestAnimationFrame(look);
      // A task queued before a frame is painted runs after it.
      else setTimeout(() => performance.mark('comment'));
    };
    look();
  });
  const [answer] = await Promise.all([page.waitForResponse(url), page.goto(`${url}#comments-heading`)]);
  const { responseBodySize } = await answer.request().sizes();
  const painted = () => performance.getEntriesByName('comment')[0]?.startTime;
  const firstComment = await (await page.waitForFunction(painted, undefined, { polling: 200 })).jsonValue();
  await context.close();
  const began = performance.now();
  for (let time = 0; time < 20; time++) await (await fetch(url)).arrayBuffer();
  return {
    'page, kB sent': responseBodySize / 1000,
    'opened to first comment, ms': firstComment ?? Number.NaN,
    'twenty answers, ms': performance.now() - began,
  };
}

await runCommand({
  name: 'npm run bench:conversation',
  about: 'What an article costs with 10 and 10,000 comments, to its server and to a slow browser.',
  async run() {
    buildSite(siteConfig);
    await using browser = await chromium.launch(await findChromium());
    await using quiet = await Site.start({ SITE_CONFIG: siteConfig });
    await using busy = await Site.start({ SITE_CONFIG: siteConfig });
    const sites = [fill(quiet, few), fill(busy, many)] as const;
    // In turn, so that other load affects both alike.
    for (let turn = 0; turn < 7; turn++)
      for (const { url, rows } of sites) rows.push(await measureOnce(browser, url));
    const table = Object.keys(sites[0].rows[0] ?? {}).map((name) => {
      const [least = 0, most = 0] = sites.map(({ rows }) => medians(rows)[name]);
      return { name, [few]: least, [many]: most, ratio: Number((most / least).toFixed(2)) };
    });
    console.table(table);
    process.exitCode = table.every(({ ratio }) => ratio <= mostRatio) ? 0 : 1;
    return `at most ${mostRatio}`;
  },
});
