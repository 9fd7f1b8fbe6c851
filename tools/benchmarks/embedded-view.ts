import type { Browser } from '@playwright/test';
import type { PagePath } from '#features/comments/model.ts';
import { buildSite } from '../../tests/setup/build-site.ts';
import { type EmbeddedSite, msToRead, siteConfig, startEmbeddedSite } from './embedded-site.ts';
import { median } from './median.ts';
import { type OpenPage, offerOf, openAtComments } from './open-page.ts';

const timesOpened = 5;
const timesWatched = 4;
const timesPosted = 6;
const timesChanged = 20;
const readsPerChange = 10;

interface Measured {
  readonly count: number;
  readonly site: EmbeddedSite;
  readonly opened: OpenPage[];
  /** Milliseconds of the responses to a first view: from the cache, and after a comment changed. */
  readonly answers: number[];
  readonly answersAfterChange: number[];
  /** Milliseconds from a post until another reader's open page has painted its notice. */
  readonly posts: number[];
  serverBytes: number;
}

/** Measures pages of several sizes in turn, so that other load affects all of them alike. */
export async function measureEmbedded(
  browser: Browser,
  folder: string,
  page: PagePath,
  sizes: readonly number[],
) {
  buildSite(siteConfig);
  const measured: Measured[] = [];
  try {
    for (const count of sizes) {
      const site = await startEmbeddedSite(folder, page, count);
      measured.push({
        count,
        site,
        opened: [],
        answers: [],
        answersAfterChange: [],
        posts: [],
        serverBytes: 0,
      });
    }
    await byTurns(measured, timesOpened, async ({ opened, site }) => {
      const view = await openAtComments(browser, site.address);
      opened.push(view);
      await view.close();
    });
    await byTurns(measured, timesWatched, (each) => measurePosts(browser, each));
    await byTurns(measured, timesChanged, measureAnswers);
    await byTurns(measured, 1, async (each) => {
      each.serverBytes = await memoryOf(each.site);
    });
    return measured;
  } finally {
    await Promise.all(measured.map(({ site }) => site.server.stop()));
  }
}

async function byTurns(measured: readonly Measured[], times: number, measure: (each: Measured) => unknown) {
  for (let time = 0; time < times; time++) for (const each of measured) await measure(each);
}

async function measurePosts(browser: Browser, { site, posts }: Measured): Promise<void> {
  const view = await openAtComments(browser, site.address);
  for (let count = 1; count <= timesPosted; count++) {
    const offered = offerOf(view.page, count);
    const started = Date.now();
    await site.writer.post();
    posts.push((await offered) - started);
  }
  await view.close();
}

async function measureAnswers({ opened, site, answers, answersAfterChange }: Measured): Promise<void> {
  const urls = urlsOf(opened);
  await site.writer.edit();
  answersAfterChange.push(await msToRead(urls));
  for (let read = 0; read < readsPerChange; read++) answers.push(await msToRead(urls));
}

/** The least of three, because a process returns memory a little after it is freed. */
async function memoryOf({ server }: EmbeddedSite): Promise<number> {
  const looks = [await server.memory(), await server.memory(), await server.memory()];
  return Math.min(...looks);
}

const urlsOf = (opened: readonly OpenPage[]) => opened.at(-1)?.urls ?? [];

const megabyte = 2 ** 20;

export function figuresOf({ opened, answers, answersAfterChange, posts, serverBytes }: Measured) {
  const of = (value: (view: OpenPage) => number) => median(opened.map(value));
  return {
    'first view, kB sent': of(({ bytes }) => bytes) / 1000,
    'its answer, ms': median(answers),
    'after a change, ms': median(answersAfterChange),
    'opened to first comment, ms': of(({ openedToComment }) => openedToComment),
    'server, MB': serverBytes / megabyte,
    'tab heap, MB': of(({ heap }) => heap) / megabyte,
    'post seen, ms': median(posts),
  };
}
