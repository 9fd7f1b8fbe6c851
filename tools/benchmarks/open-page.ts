import type { Browser, Page, Response } from '@playwright/test';

/** Makes the browser about as slow as on a phone. */
const slowdown = 4;

export interface OpenPage {
  readonly page: Page;
  /** Milliseconds from navigation until the first comment was painted in view. */
  readonly openedToComment: number;
  /** Milliseconds from the first paint of the comment area until the first comment. */
  readonly visibleToComment: number;
  /** JavaScript heap after garbage collection, in bytes. */
  readonly heap: number;
  /** The page and what it fetched, without scripts, pictures and the event stream. */
  readonly answers: readonly Response[];
  readonly urls: readonly string[];
  /** Their size as sent, in bytes. */
  readonly bytes: number;
  close(): Promise<void>;
}

/**
 * Opens an article at its comments, as a link to them does, in a new browser context. The area is in view from its first paint, so
 * comments in the HTML and fetched comments are timed alike. `html` takes the place of the article's own.
 *
 * Chromium throttles by keeping a core busy, even while the page is idle: open one page at a time.
 */
export async function openAtComments(browser: Browser, article: string, html?: string): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (['document', 'fetch'].includes(answer.request().resourceType())) answers.push(answer);
  });
  if (html !== undefined)
    await page.route(article, async (route) => route.fulfill({ response: await route.fetch(), body: html }));
  await page.addInitScript(markPaints);
  await page.goto(`${article}#comments-heading`);
  const painted = (name: string) =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);
  await page.waitForFunction(() => performance.getEntriesByName('comment').length > 0, undefined, {
    polling: 200,
    timeout: 120_000,
  });
  await page.waitForLoadState('networkidle');
  const [area, comment] = [await painted('area'), await painted('comment')];
  await chromium.send('HeapProfiler.collectGarbage');
  const { usedSize } = await chromium.send('Runtime.getHeapUsage');
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return {
    page,
    openedToComment: comment,
    visibleToComment: comment - area,
    heap: usedSize,
    answers,
    urls: answers.map((answer) => answer.url()),
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    close: () => context.close(),
  };
}

/** Runs in the page first: marks the first frame with the comment area in view, and the first with a comment. */
function markPaints(): void {
  const isInView = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  const waiting = new Map([
    ['area', '[data-comments]'],
    ['comment', '[data-comments] [id^="comment-"]'],
  ]);
  const look = () => {
    for (const [name, selector] of waiting) {
      if (!isInView(selector)) continue;
      waiting.delete(name);
      // A task queued before a frame is painted runs after it.
      setTimeout(() => performance.mark(name));
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  look();
}

/** Resolves to the epoch time at which the page has painted the button for this many new comments. */
export function offerOf(page: Page, count: number): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('[data-comments] button')];
          if (!buttons.some(({ textContent }) => textContent?.includes(text))) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    `Show ${count} new comment`,
  );
}
