import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Puts other elements in place of every text, and of those that come later, as browsers do that translate a page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const asTheyAre = 'script, style, textarea, svg, code, pre, font';
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.parentElement || text.parentElement.closest(asTheyAre) || !text.data.trim()) continue;
        const translated = document.createElement('font');
        translated.textContent = `${text.data}·`;
        text.replaceWith(translated);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) translateIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('on a page that the browser translates, comments are written, changed and shown as on any other', async ({
  person,
}) => {
  const ada = await person('Ada');
  const { comments } = ada;
  await ada.readsSignedIn('/blogpost3');
  await translate(ada.page);
  const box = comments.getByRole('textbox');
  await box.fill('One **bold** word');
  await comments.getByRole('button', { name: 'Post' }).click();
  await expect(comments.getByText('Your comment is posted.')).toBeAttached();
  await comments.getByRole('button', { name: 'Edit' }).click();
  const edited = comments.getByRole('textbox', { name: 'Edit your comment' });
  await edited.fill('Two *words* and `code`');
  await edited.fill('Three words');
  await comments.getByRole('button', { name: 'Save' }).click();
  await expect(comments.getByText('Your change is saved.')).toBeAttached();
  await expect(comments.getByRole('article')).toContainText('Three words');

  const ben = await person('Ben');
  await ben.readsSignedIn('/blogpost3');
  await ben.posts('From *Ben*');
  const arrived = comments.getByRole('button', { name: /new comment/ });
  await expect(arrived).toContainText('Show 1');
  await ben.posts('Once more');
  await expect(arrived).toContainText('Show 2');
  await arrived.click();
  await expect(comments.getByRole('article')).toHaveCount(3);
  await ben.comment('Once more').getByRole('button', { name: 'Edit' }).click();
  await ben.comments.getByRole('textbox', { name: 'Edit your comment' }).fill('Once **more**, changed');
  await ben.comments.getByRole('button', { name: 'Save' }).click();
  await expect(comments.getByText(/changed/)).toBeVisible();

  await comments.getByRole('button', { name: 'Sign Out' }).click();
  await expect(comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
