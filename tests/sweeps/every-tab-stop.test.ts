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

test('zoomed to 400 %, the button that shows new comments never covers the focus', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ada.page.emulateMedia({ reducedMotion: 'reduce' });
  await ada.page.setViewportSize({ width: 320, height: 256 });
  await ada.readsSignedIn('/blogpost3');
  for (const text of ['One', 'Two', 'Three']) {
    await ada.posts(text);
    await expect(ada.comment(text).getByText('Sending')).toHaveCount(0);
  }
  await ben.readsSignedIn('/blogpost3');
  await ben.posts('From somebody else');
  const unread = ada.comments.getByRole('button', { name: 'Show 1 new comment' });
  await expect(unread).toBeVisible();
  const ofOne = (name: string) => ada.comment('One').getByRole('button', { name });
  await ofOne('Delete').focus();
  const { y } = (await unread.boundingBox()) ?? { y: 0 };
  await ofOne('Delete').evaluate((button, top) => scrollBy(0, button.getBoundingClientRect().top - top), y);
  await ada.page.keyboard.press('Shift+Tab');
  await expect(ofOne('Edit')).toBeFocused();
  const isCovered = await ofOne('Edit').evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
});
