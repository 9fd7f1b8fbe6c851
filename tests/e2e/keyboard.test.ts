import type { Page } from '@playwright/test';
import { undoSeconds } from '#features/comments/policy.ts';
import { otherTabMs } from '#features/comments/times.ts';
import { openedByToken } from '#server/testing/visitor.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** Keeps what live regions say, each time that it changes. The function waits for what comes next, and fails if anything else was said. */
async function listenToAnnouncements(page: Page): Promise<(...next: string[]) => Promise<void>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const regions = '[role=status],[role=alert],[aria-live]:not([aria-live=off])';
    const last = new WeakMap<Element, string>();
    const hear = (region: Element) => {
      const text = region.textContent ?? '';
      // What a region already has when it is inserted is not announced, unless it is an alert.
      const before = last.get(region) ?? (region.matches('[role=alert]') ? '' : text);
      if (text !== before && text.trim() !== '') said.push(text.trim());
      last.set(region, text);
    };
    for (const region of document.querySelectorAll(regions)) last.set(region, region.textContent ?? '');
    new MutationObserver((changes) => {
      const heard = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(regions);
          if (region) heard.add(region);
          for (const inner of element?.querySelectorAll(regions) ?? []) heard.add(inner);
        }
      }
      heard.forEach(hear);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  // Put there above.
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const expected: string[] = [];
  return async (...next) => {
    expected.push(...next);
    await expect.poll(said).toEqual(expected);
  };
}

test('the whole way of a comment, by keyboard alone: what has the focus, and what is said', async ({
  person,
}) => {
  test.slow();
  const ada = await person('Ada');
  const { page, comments } = ada;
  const { keyboard } = page;
  await page.clock.install();
  await page.goto('/blogpost3');

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await tabTo(page, page.getByLabel('Email'));
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  const expectToHear = await listenToAnnouncements(page);

  await page.request.get(openedByToken);
  await tabTo(page, comments.getByRole('button', { name: 'Sign in with Google' }));
  const opened = page.waitForEvent('popup');
  await keyboard.press('Enter');
  const chooser = await opened;
  await chooser.waitForLoadState();
  await tabTo(chooser, chooser.getByLabel('Name'));
  await chooser.keyboard.type('Ada');
  const closed = chooser.waitForEvent('close');
  await chooser.keyboard.press('Enter');
  await closed;
  await expect(comments.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
  // The window has stored that somebody signed in, and what that brings must not wait for the jump in time below.
  await page.clock.fastForward(otherTabMs);
  await expectToHear();

  await keyboard.type('By keyboard');
  await keyboard.press('Tab');
  await expect(comments.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(comments.getByRole('button', { name: 'Post' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(ada.comment('By keyboard')).toBeFocused();
  await expectToHear('Your comment was posted.');

  await keyboard.press('Tab');
  await expect(ada.comment('By keyboard').getByRole('link')).toBeFocused();
  await keyboard.press('Tab');
  await expect(ada.comment('By keyboard').getByRole('button', { name: 'Reply' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(comments.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(ada.comment('By keyboard').getByRole('button', { name: 'Reply' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('And a reply');
  await keyboard.press('Control+Enter');
  await expect(ada.comment('And a reply')).toBeFocused();
  // The same words are said again.
  await expectToHear('Your comment was posted.');

  await tabTo(page, ada.comment('And a reply').getByRole('button', { name: 'Edit' }));
  await keyboard.press('Enter');
  await expect(comments.getByRole('textbox', { name: 'Edit your comment' })).toBeFocused();
  await keyboard.type(', changed');
  await tabTo(page, comments.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(ada.comment('And a reply, changed').getByRole('button', { name: 'Edit' })).toBeFocused();
  await expectToHear('Your change was saved.');

  page.on('dialog', (dialog) => dialog.accept());
  await keyboard.press('Tab');
  await expect(ada.comment('And a reply, changed').getByRole('button', { name: 'Delete' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(comments.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectToHear(`Comment deleted. You can undo this for ${undoSeconds} seconds.`);
  await page.clock.fastForward(undoSeconds * 6000);
  await keyboard.press('Enter');
  await expect(ada.comment('And a reply, changed')).toBeFocused();
  // Time stood still at Undo.
  await expectToHear('The comment is back.');
  await tabTo(page, ada.comment('And a reply, changed').getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(comments.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectToHear(`Comment deleted. You can undo this for ${undoSeconds} seconds.`);
  await keyboard.press('Shift+Tab');
  await page.clock.fastForward(undoSeconds * 1000);
  await expect(comments.getByText('Comment deleted', { exact: true })).toHaveCount(0);
  await expectToHear('The comment was deleted.');

  const ben = await person('Ben');
  await ben.readsSignedIn('/blogpost3');
  await ben.posts('From somebody else');
  await expectToHear('1 new comment.');
  await tabTo(page, comments.getByRole('button', { name: /new comment/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(ada.comment('From somebody else')).toBeFocused();
  await expectToHear();

  await tabTo(page, comments.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeFocused();
  await expectToHear();
});
