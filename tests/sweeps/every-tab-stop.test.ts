import { expect, test } from '../e2e/fixtures.ts';

for (const path of ['/', '/blogpost9', '/subscribe']) {
  test(`${path}: wherever Tab leads, the focus is drawn, in sight and not under the header`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const unseen: string[] = [];
    const stops = new Set<string>();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const drawn = (candidate: Element | null): boolean =>
          candidate !== null &&
          (getComputedStyle(candidate).outlineStyle !== 'none' || drawn(candidate.parentElement));
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, Math.max((top + bottom) / 2, 0)];
        const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const header = document.querySelector('body > header');
        const at = document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1));
        const isCovered = !header?.contains(element) && header?.contains(at);
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')} ${left},${top + scrollY}`;
        return { name, isSeen: drawn(element) && isIn && !isCovered && width > 0 && height > 0 };
      });
      if (stop === null) break;
      if (!stop.isSeen) unseen.push(stop.name);
      stops.add(stop.name);
    }
    expect(stops.size).toBeGreaterThan(10);
    expect(unseen).toEqual([]);
  });
}
