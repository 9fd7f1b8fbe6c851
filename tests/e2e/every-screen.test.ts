import type { Page } from '@playwright/test';
import { appPaths, pagePaths } from '../setup/own-pages.ts';
import { expect, test, test as writingTest } from './fixtures.ts';

const widths = [320, 360, 768, 1024, 1440, 2560];

/** What is wider than the window, unless it scrolls in a frame of its own. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 90))
          .concat('the page scrolls sideways'),
  );

for (const path of [...pagePaths, ...appPaths]) {
  test(`${path} fits every width from 320 to 2560 pixels, and text of twice the size`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
    // A phone held sideways.
    await page.setViewportSize({ width: 740, height: 340 });
    expect(await tooWide(page), 'landscape').toEqual([]);
    // Text of twice the size, by the browser's own setting.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `text of 200 % at ${width} px`).toEqual([]);
    }
  });
}

test('on the narrowest phone the long name of a skill is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const cut = await page.locator('#skills li:nth-child(-n + 2)').evaluateAll((cells) => {
    ['Internationalization', 'Accessibility'].forEach((text, index) => {
      cells[index]?.querySelector('strong')?.replaceChildren(text);
    });
    return cells.flatMap((cell) => {
      const name = cell.querySelector('strong');
      const edges = [cell, cell.parentElement ?? cell].map((box) => box.getBoundingClientRect().right);
      const end = (name?.getBoundingClientRect().left ?? 0) + (name?.scrollWidth ?? 0);
      return end > Math.min(...edges) ? [name?.textContent] : [];
    });
  });
  expect(cut).toEqual([]);
});

writingTest("the account chooser, a page of the server's own, fits a narrow phone", async ({ person }) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost3');
  const chooser = await ada.opensSignIn();
  for (const width of [320, 390]) {
    await chooser.setViewportSize({ width, height: 700 });
    expect(await tooWide(chooser), `${width} px`).toEqual([]);
  }
});

test('what a thumb presses is at least 44 pixels on a side, but for links within text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/blogpost1', '/blogpost9', '/subscribe', '/privacy-policy']) {
    await page.goto(path);
    const small = await page.evaluate(() => {
      const own =
        'header a, header button, main button, main input, main textarea, main summary, main :is(nav, ul, ol, form) > a, footer a';
      return [...document.querySelectorAll(own)]
        .filter((element) => element.checkVisibility() && !element.closest('p, li p, .hidden-visually'))
        .filter((element) => !element.classList.contains('hidden-visually'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height) < 43.5;
        })
        .map(
          (element) => `${element.outerHTML.slice(0, 80)} ${JSON.stringify(element.getBoundingClientRect())}`,
        );
    });
    expect(small, path).toEqual([]);
  }
});

test.describe('the theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('follows the system until the switch is pressed, and is remembered after that, page after page', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const day = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const night = await paper(page);
    expect(night).not.toBe(day);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await paper(page)).toBe(day);
    await page.goto('/blogpost3');
    expect(await paper(page)).toBe(day);
    await page.reload();
    expect(await paper(page)).toBe(day);
  });

  test('a remembered theme never flashes: it is there before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const night = await paper(page);
    await page.addInitScript(() => {
      const papers = new Set<string>();
      Object.assign(window, { papers });
      const look = () => {
        if (document.body) papers.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/blogpost3');
    const seen = await page.evaluate(() => {
      // Put there above.
      const { papers } = window as unknown as { papers: Set<string> };
      return [...papers];
    });
    expect(seen).toEqual([night]);
  });

  writingTest('survives signing out, which clears what is stored', async ({ person }) => {
    const ada = await person('Ada');
    await ada.page.emulateMedia({ colorScheme: 'light' });
    await ada.reads('/blogpost5');
    await ada.page.getByRole('button', { name: 'Dark theme' }).click();
    const night = await paper(ada.page);
    await ada.signsIn();
    await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
    await expect(ada.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(await paper(ada.page)).toBe(night);
    await ada.page.goto('/');
    expect(await paper(ada.page)).toBe(night);
  });
});

test('under reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/blogpost1', '/subscribe']) {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const animated = document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return typeof duration !== 'number' || duration > 10;
      });
      const changing = [...document.querySelectorAll('*')].filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .some((duration) => Number.parseFloat(duration) > 0),
      );
      return {
        animated: animated.length,
        changing: changing.map((element) => element.outerHTML.slice(0, 60)),
      };
    });
    expect(moving, path).toEqual({ animated: 0, changing: [] });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test("in forced colors everything is drawn in the reader's own colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const roles = await page.evaluate(() => {
    const probe = document.createElement('p');
    document.body.append(probe);
    const resolved = (color: string) => {
      probe.style.backgroundColor = color;
      return getComputedStyle(probe).backgroundColor;
    };
    const ours = ['paper', 'sheet', 'ink', 'line', 'accent'].map((role) => resolved(`var(--${role})`));
    const readers = ['Canvas', 'Canvas', 'CanvasText', 'CanvasText', 'Highlight'].map(resolved);
    const shape = document.querySelector('#about svg [class~=paper], #about svg .paper');
    return { ours, readers, fill: shape && getComputedStyle(shape).fill };
  });
  expect(roles.ours).toEqual(roles.readers);
  expect(roles.fill).toBe(roles.readers[0]);
});

test('a cover is carried from the next article to its title card, and nothing about it ends in an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event;
      if (!viewTransition) return;
      void viewTransition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        document.documentElement.dataset.carried = [...new Set(groups)].join(' ');
      });
    });
  });
  await page.goto('/blogpost3');
  const next = page.getByRole('navigation', { name: 'Other articles' }).getByRole('link', { name: /MERN/ });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveURL(/blogpost4$/);
  await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(blogpost4\)/);
});
