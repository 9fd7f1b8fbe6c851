import { pagePaths } from '../setup/own-pages.ts';
import { expectAccessible } from './axe.ts';
import { awake, expect, type Person, test } from './fixtures.ts';
import { fillContact, fillSubscription, hold } from './forms.ts';

// axe-core finds nothing on any page, in any state, in any view. Keyboard and words have tests of their own.

for (const path of pagePaths) {
  test(`${path} as it opens`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedTrouble: /404/ });

  test('the page that says so', async ({ page }) => {
    await page.goto('/no-such-page');
    await expectAccessible(page, '404');
  });
});

test.describe('comments', () => {
  test('empty, signed out; signed in; writing; too long; posted', async ({ person }) => {
    test.slow();
    const ada = await person('Ada');
    await ada.reads('/blogpost3');
    await expect(ada.comments.getByText('Be the first to comment')).toBeVisible();
    await expectAccessible(ada.comments, 'empty, signed out');
    await ada.signsIn();
    await ada.comments.getByRole('button', { name: 'Your comments' }).click();
    await expectAccessible(ada.comments, 'empty, signed in, with what one can do with all of one’s comments');
    const box = ada.comments.getByRole('textbox', { name: 'Your comment' });
    await box.fill('A comment, begun');
    await expectAccessible(ada.comments, 'writing');
    await box.fill('x'.repeat(20_000));
    await expectAccessible(ada.comments, 'too long');
    await box.fill('See https://example.com/page');
    await ada.comments.getByRole('button', { name: 'Post' }).click();
    await expect(ada.comment('See https://example.com/page').getByText('Sending')).toHaveCount(0);
    await expectAccessible(ada.comments, 'posted');
  });

  test('threads of others; replying; editing; deleted; new comments held back', async ({ person }) => {
    test.slow();
    const ada = await person('Ada');
    const ben = await person('Ben');
    await ada.reads('/blogpost2');
    await ada.signsIn();
    await ada.posts('A question');
    await expect(ada.comment('A question')).not.toHaveAttribute('data-unsent');
    await ben.reads('/blogpost2');
    await expect(ben.comment('A question')).toBeVisible();
    await expectAccessible(ben.comments, 'signed out, with comments');
    await ben.signsIn();
    await ben.comment('A question').getByRole('button', { name: 'Reply' }).click();
    await expectAccessible(ben.comments, 'replying');
    await ben.comments.getByRole('textbox', { name: 'Your reply' }).fill('An answer');
    await ben.comments.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await expect(ada.comments.getByRole('button', { name: /new (comment|repl)/ })).toBeVisible();
    await expectAccessible(ada.comments, 'new replies');
    await ada.reads('/blogpost2');
    await ada.comment('A question').getByRole('button', { name: 'Edit' }).click();
    await expectAccessible(ada.comments, 'editing');
    await ada.page.keyboard.press('Escape');
    ada.page.on('dialog', (dialog) => dialog.accept());
    await ada.comment('A question').getByRole('button', { name: 'Delete' }).first().click();
    await expect(ada.comments.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(ada.comments, 'deleted, with Undo');
    await ada.reads('/blogpost3');
    await expect(ben.comments.getByText('Comment deleted')).toBeVisible();
    await expectAccessible(ben.comments, 'deleted, with a reply');
    await ben.page.goto(`/blogpost2#${await ben.comment('An answer').getAttribute('id')}`);
    await ben.page.reload();
    await expect(ben.comment('An answer')).toBeVisible();
    await expectAccessible(ben.comments, 'a comment that the address names');
  });

  test.describe('in trouble', () => {
    test.use({ expectedTrouble: /Failed to load resource|ERR_/ });

    test('refused', async ({ person }) => {
      const ada = await person('Ada');
      await ada.reads('/blogpost1');
      await ada.signsIn();
      await ada.page.route('**/api/comments?*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, json: { refusal: { kind: 'forbidden' } } })
          : route.fallback(),
      );
      await ada.posts('Not today');
      await expect(ada.comments.getByText(/Not sent/)).toBeVisible();
      await expectAccessible(ada.comments, 'refused');
    });

    test('unreachable', async ({ person }) => {
      const ada = await person('Ada');
      await ada.page.route('**/api/**', (route) => route.abort());
      await ada.reads('/blogpost1');
      await expect(
        ada.comments
          .getByRole('alert')
          .or(ada.comments.getByText(/connection|offline|reach/i))
          .first(),
      ).toBeVisible();
      await expectAccessible(ada.comments, 'unreachable');
    });

    test('a sign-in that came to nothing', async ({ person }) => {
      const ada = await person('Ada');
      await ada.reads('/blogpost1');
      await (await ada.opensSignIn()).close();
      await expect(ada.comments.getByText(/window was closed/i)).toBeVisible();
      await expectAccessible(ada.comments, 'sign-in closed');
    });
  });

  test("the account chooser, a page of the server's own", async ({ person }) => {
    const ada = await person('Ada');
    await ada.reads('/blogpost1');
    const chooser = await ada.opensSignIn();
    await expect(chooser.getByLabel('Name')).toBeVisible();
    await expectAccessible(chooser, 'account chooser');
  });
});

test.describe('contact', () => {
  const fill = async (page: Person['page']) => {
    await page.goto('/#contact');
    await awake(page.getByLabel('Message'));
    await fillContact(page, 'A shop.');
  };

  test('filled, sending, sent', async ({ page }) => {
    test.slow();
    await fill(page);
    await expectAccessible(page.getByRole('form', { name: 'Contact' }), 'filled');
    const release = await hold(page, '**/send-form');
    await page.getByRole('button', { name: 'Send' }).click();
    await expectAccessible(page.getByRole('form', { name: 'Contact' }), 'sending');
    release();
    await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
    await expectAccessible(page.getByRole('form', { name: 'Contact' }), 'sent');
  });

  test.describe('in trouble', () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test('not sent', async ({ page }) => {
      await page.route('**/send-form', (route) => route.abort());
      await fill(page);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /not sent|could not/i })).toBeVisible();
      await expectAccessible(page.getByRole('form', { name: 'Contact' }), 'not sent');
    });
  });
});

test.describe('subscription', () => {
  test('invalid, sending, done', async ({ page }) => {
    test.slow();
    await page.goto('/subscribe');
    await awake(page.getByLabel('Email'));
    await fillSubscription(page, 'no-at-sign');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page.getByRole('main'), 'invalid');
    await page.getByLabel('Email').fill('accessible@reader.example');
    const release = await hold(page, '**/post-json?*');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('sending...')).toBeVisible();
    await expectAccessible(page.getByRole('main'), 'sending');
    release();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expectAccessible(page.getByRole('main'), 'done');
  });

  test.describe('in trouble', () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test('blocked', async ({ page }) => {
      await page.route('**/post-json?*', (route) => route.abort());
      await page.goto('/blogpost3');
      const email = page.getByLabel('Email');
      await awake(email);
      await email.fill('blocked@reader.example');
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
      await expectAccessible(page.getByRole('main'), 'compact, blocked');
    });
  });
});
