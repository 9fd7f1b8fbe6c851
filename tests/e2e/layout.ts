import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What is wider than the window, unless it scrolls in a frame of its own. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 90))
          .concat('the page scrolls sideways'),
  );

/** What has less than four letters' room in a line. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3, strong)')]
      .filter((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return element.clientWidth < 4 * size && element.clientHeight > 3 * size;
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );

/** By the browser's own setting. */
export async function doublesText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** From the narrowest window to the widest, on a phone held sideways, and then with text of twice the size. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 740, height: 340 });
  expect(await tooWide(page), 'landscape').toEqual([]);
  await doublesText(page);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `text of 200 % at ${width} px`).toEqual([]);
    if (width >= 390) expect(await squeezed(page), `text of 200 % at ${width} px`).toEqual([]);
  }
}

/** What a thumb presses and is less than 44 pixels on a side, but for links within text. */
export const tooSmallForThumbs = (page: Page) =>
  page.evaluate(() => {
    const own =
      'header a, header button, main button, main input, main textarea, main summary, main :is(nav, ul, ol, form) > a, #about p > a, footer a';
    return [...document.querySelectorAll(own)]
      .filter((element) => element.checkVisibility() && !element.closest('p:not(#about p), .hidden-visually'))
      .filter((element) => !element.classList.contains('hidden-visually'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map(
        (element) => `${element.outerHTML.slice(0, 80)} ${JSON.stringify(element.getBoundingClientRect())}`,
      );
  });

/** What moves by itself, changes slowly or scrolls smoothly. */
export const moving = (page: Page) =>
  page.evaluate(() => {
    const animated = document.getAnimations().filter((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      return typeof duration !== 'number' || duration > 10;
    });
    const changing = [...document.querySelectorAll('*')].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(', ')
        .some((duration) => Number.parseFloat(duration) > 0),
    );
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return [
      ...animated.map(({ id }) => `animation ${id}`),
      ...changing.map((element) => element.outerHTML.slice(0, 60)),
      ...(scrollBehavior === 'auto' ? [] : [`scrolling is ${scrollBehavior}`]),
    ];
  });

/** Waits until what has just changed, as when a font arrives, has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Records layout shifts from now on. What is returned gives them, by size, once the page has been drawn again. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await drawn(page);
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    const observer = new PerformanceObserver((list) => {
      // The browser's types don't have this kind of entry.
      for (const entry of list.getEntries()) values.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    return values;
  });
  return async () => {
    await drawn(page);
    return shifts.jsonValue();
  };
}
