import type { Page } from '@playwright/test';
import { awake, expect, test } from '../e2e/fixtures.ts';
import { hold } from '../e2e/forms.ts';

// An island that wakes after the translation finds other text than was rendered, and React renders it anew.
test.use({ expectedTrouble: /React error #418/ });

/** Puts other elements in place of every text, and of those that come later, as browsers do that translate a page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const asTheyAre = 'script, style, textarea, svg, code, [translate=no], font';
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
  await expect(comments.getByText('Your comment was posted.')).toBeAttached();
  await comments.getByRole('button', { name: 'Edit' }).click();
  const edited = comments.getByRole('textbox', { name: 'Edit your comment' });
  await edited.fill('Two *words* and `code`');
  await edited.fill('Three words');
  await comments.getByRole('button', { name: 'Save' }).click();
  await expect(comments.getByText('Your change was saved.')).toBeAttached();
  const comment = comments.getByRole('article');
  await expect(comment).toContainText('Three words');
  await expect(comment.getByText('Ada', { exact: true }), 'names stay as they are').toBeVisible();

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

test('on such a page, a reader who asks for mail about replies, and closes the window, keeps the comments', async ({
  startSite,
  mailServer,
  person,
}) => {
  const site = await startSite({ SMTP_URL: mailServer.url });
  const ada = await person('Ada', site);
  const { comments, page } = ada;
  await ada.readsSignedIn('/blogpost3');
  await translate(page);
  const opened = page.waitForEvent('popup');
  await comments.getByRole('checkbox', { name: 'Email me' }).click();
  const window = await opened;
  await expect(comments.getByText('Sign in again in the window')).toBeVisible();
  await window.close();
  await expect(comments.getByText('you did not sign in again')).toBeVisible();
  await expect(comments.getByText('Sign in again in the window')).toHaveCount(0);
});

test('what is typed on such a page before the code of a form has come stays', async ({ page }) => {
  for (const [path, code] of [
    ['/', 'ContactForm'],
    ['/subscribe', 'FullForm'],
  ] as const) {
    const letGo = await hold(page, `**/_astro/${code}*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.locator('[type=email]');
    await box.scrollIntoViewIfNeeded();
    await translate(page);
    await box.fill('ada@reader.example');
    letGo();
    await awake(box);
    await expect(box).toHaveValue('ada@reader.example');
    await expect(box).toBeFocused();
  }
});

test('on such a page, the figures of articles go on working', async ({ page }) => {
  await page.goto('/blogpost1');
  const raise = page.getByRole('textbox', { name: 'Raise' });
  await awake(raise);
  await translate(page);
  await raise.fill('500');
  await expect(page.getByText('Breaks even 351 years later.')).toBeVisible();
  await raise.fill('much');
  await expect(page.getByText('Breaks even 351 years later.')).toBeVisible();
  await raise.fill('90000');
  await expect(page.getByText('Breaks even 2 years later.')).toBeVisible();

  await page.goto('/blogpost3');
  const hint = page.getByRole('button', { name: 'Show a hint' });
  await awake(hint);
  await translate(page);
  await hint.click();
  await expect(page.getByText('0 of 3 boxes are in place. Hint:')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Hint:')).toHaveCount(0);
});

test('on such a page, demos show what has changed, and the bytes of a file as they are', async ({ page }) => {
  const open = async (path: string, name: string) => {
    await page.goto(path);
    const demo = page.getByRole('region', { name: `Demo: ${name}` });
    await awake(demo);
    await translate(page);
    return demo;
  };
  const tasks = await open('/blogpost4', 'the task manager');
  await expect(tasks.getByRole('heading', { name: 'To do' })).toHaveText(/1/);
  await tasks.getByRole('button', { name: 'Start' }).click();
  await expect(tasks.getByRole('heading', { name: 'To do' })).toHaveText(/0/);

  const gallery = await open('/blogpost8', 'the picture gallery');
  await gallery.getByRole('button', { name: 'portrait.jpg' }).click();
  await expect(gallery.getByRole('alert').locator('font')).toBeVisible();
  await expect(gallery.getByRole('img', { name: /^First bytes/ }).locator('font')).toHaveCount(0);

  const votes = await open('/blogpost9', 'vote on ideas');
  await votes.getByRole('button', { name: 'New post' }).click();
  await votes.getByRole('button', { name: /Continue as.*Ada/ }).click();
  await votes.getByRole('textbox', { name: 'Your idea' }).fill('Hi');
  await expect(votes.getByText(/^2 of 200 characters/)).toBeVisible();
  await votes.getByRole('button', { name: 'All posts' }).click();
  const upvote = votes
    .getByRole('listitem')
    .filter({ hasText: 'Sounds when' })
    .getByLabel(/^Upvote/);
  await expect(upvote).toHaveText(/1/);
  await upvote.click();
  await expect(upvote).toHaveText(/2/);

  const attacks = await open('/blogpost9', 'attack the votes');
  await attacks.getByRole('button', { name: 'Change the text' }).click();
  await expect(attacks.getByText('Stored.')).toBeVisible();
  await attacks.getByRole('checkbox', { name: 'Security rules' }).click();
  await expect(attacks.getByText('permission-denied, because')).toBeVisible();
});

test('on such a page, apps show what has changed', async ({ page }) => {
  await page.goto('/apps/toggle-vote');
  const ballot = page.getByRole('listitem').filter({ hasText: 'Two beehives' });
  await expect(ballot).toBeVisible();
  await translate(page);
  await ballot.getByRole('button', { name: /^Upvote/ }).click();
  await expect(ballot).toContainText('you voted up');
  await ballot.getByRole('button', { name: /^Downvote/ }).click();
  await expect(ballot).toContainText('you voted down');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('You are back at the beginning.')).toBeVisible();

  await page.goto('/apps/author-site');
  await expect(page.getByText('Crayon: red')).toBeVisible();
  await translate(page);
  await page.getByRole('radio', { name: 'green' }).click();
  await expect(page.getByText('Crayon: green')).toBeVisible();

  await page.goto('/');
  await page.locator('.demo').hover();
  const hero = page.getByRole('region', { name: 'A running app in four layers' });
  const network = hero.getByRole('switch', { name: 'Network' });
  await network.click();
  await translate(page);
  for (const name of ['Milk', 'Tea']) await hero.getByRole('button', { name }).click();
  const next = hero.locator('.line-up b').first();
  await expect(next).toHaveText(/Milk/);
  await network.click();
  await expect(next).toHaveText(/Tea/);
});
