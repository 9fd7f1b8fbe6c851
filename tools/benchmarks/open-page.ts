import type { Browser, Response } from '@playwright/test';

/** Makes the browser about as slow as on a phone. */
const slowdown = 4;

/**
 * Opens an article at its comments, as a link to them does, in a new browser context. Chromium throttles by keeping a core busy, even
 * while the page is idle: open one page at a time.
 */
export async function openAtComments(browser: Browser, article: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The page and what it fetched, without scripts, pictures and the event stream.
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (['document', 'fetch'].includes(answer.request().resourceType())) answers.push(answer);
  });
  await page.addInitScript(markPaint);
  await page.goto(`${article}#comments-heading`);
  const isPainted = () => performance.getEntriesByName('comment').length > 0;
  await page.waitForFunction(isPainted, undefined, { polling: 200, timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const comment = await page.evaluate(() => performance.getEntriesByName('comment')[0]?.startTime ?? 0);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return {
    page,
    urls: answers.map((answer) => answer.url()),
    figures: {
      'first view, kB sent': sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000,
      'opened to first comment, ms': comment,
      'tab heap, MB': usedSize / 2 ** 20,
    },
    close: () => context.close(),
  };
}

/** Runs in the page first: marks the first frame with a comment in view. */
function markPaint(): void {
  const look = () => {
    const box = document.querySelector('[data-comments] [id^="comment-"]')?.getBoundingClientRect();
    if (!box || box.height === 0 || box.top > innerHeight || box.bottom < 0) requestAnimationFrame(look);
    // A task queued before a frame is painted runs after it.
    else setTimeout(() => performance.mark('comment'));
  };
  look();
}
