import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, type test as journeys } from '../fixtures.ts';

/** What people do with comments, on either backend. The pages are short articles, because comments work the same on all. */
export function commentJourneys(test: typeof journeys): void {
  test('two people talk: they sign in by the popup, comment, reply, edit and delete, and see each other live', async ({
    person,
  }) => {
    const ada = await person('Ada');
    const ben = await person('Ben');
    await ada.reads('/blogpost1');
    await ben.reads('/blogpost1');
    await ada.signsIn();
    await ben.signsIn();

    await ada.posts('Is an index needed for three tasks?');
    await expect(ada.comment('Is an index needed for three tasks?')).toBeVisible();
    await ben.comments.getByRole('button', { name: /new comment/ }).click();
    const question = ben.comment('Is an index needed for three tasks?');
    await expect(question).toBeVisible();
    await expect(question.getByText('Ada').first()).toBeVisible();
    await expect(question.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(question.getByRole('button', { name: 'Delete' })).toHaveCount(0);

    await question.getByRole('button', { name: 'Reply' }).click();
    await ben.comments.getByRole('textbox', { name: 'Your reply' }).fill('No, but for three thousand.');
    await ben.comments.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await expect(ben.comment('No, but for three thousand.')).toBeVisible();
    await ada.comments.getByRole('button', { name: /new (comment|repl)/ }).click();
    await expect(ada.comment('No, but for three thousand.')).toBeVisible();

    const answer = ben.comment('No, but for three thousand.');
    await answer.getByRole('button', { name: 'Edit' }).click();
    const box = ben.comments.getByRole('textbox', { name: 'Edit your comment' });
    await expect(box).toHaveValue('No, but for three thousand.');
    await box.fill('No, but for thirty thousand.');
    await ben.comments.getByRole('button', { name: 'Save' }).click();
    await expect(ada.comment('No, but for thirty thousand.')).toBeVisible();

    const asked: string[] = [];
    ada.page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.accept();
    });
    await ada
      .comment('Is an index needed for three tasks?')
      .getByRole('button', { name: 'Delete' })
      .first()
      .click();
    await expect(ada.comments.getByRole('button', { name: 'Undo' })).toBeVisible();
    // What can still be undone is sent when the page is left.
    await ada.reads('/blogpost6');
    await expect(ben.comments.getByText('Comment deleted')).toBeVisible();
    expect(asked).toEqual(['Are you sure you want to delete comment?']);
    await expect(ben.comment('No, but for thirty thousand.')).toBeVisible();
    await expect(ben.comments.getByText('Is an index needed for three tasks?')).toHaveCount(0);
  });

  test('a deletion can be undone in any tab', async ({ person }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost3');
    await ada.posts('Regretted');
    await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
    const tab = await ada.inAnotherTab();
    await tab.reads('/blogpost3');
    ada.page.on('dialog', (dialog) => dialog.accept());
    await ada.comment('Regretted').getByRole('button', { name: 'Delete' }).click();
    await expect(ada.comment('Regretted')).toHaveCount(0);
    await expect(tab.comment('Regretted')).toHaveCount(0);
    await tab.comments.getByRole('button', { name: 'Undo' }).click();
    await expect(tab.comment('Regretted')).toBeFocused();
    await expect(ada.comment('Regretted')).toBeVisible();
  });

  test('a person downloads everything they wrote, and deletes all of it', async ({ person }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost6');
    await ada.posts('One of mine');
    await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
    await ada.reads('/blogpost3');
    await ada.posts('Two');
    await expect(ada.comment('Two')).not.toHaveAttribute('data-unsent');
    await ada.comments.getByRole('button', { name: 'Your comments' }).click();
    const downloaded = ada.page.waitForEvent('download');
    await ada.comments.getByRole('button', { name: 'Download my comments' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe('my-comments.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([
      { body: 'Two', pathName: '/blogpost3', username: 'Ada' },
      { body: 'One of mine', pathName: '/blogpost6', username: 'Ada' },
    ]);

    const asked: string[] = [];
    ada.page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.accept();
    });
    await ada.comments.getByRole('button', { name: 'Delete everything I wrote' }).click();
    await expect(ada.comments.getByText('Everything you wrote has been deleted.')).toBeVisible();
    expect(asked).toEqual([expect.stringContaining('your 2 comments')]);
    await expect(ada.comment('Two')).toHaveCount(0);
    await ada.reads('/blogpost6');
    await expect(ada.comments.getByText('Loading comments')).toHaveCount(0);
    await expect(ada.comment('One of mine')).toHaveCount(0);
  });

  test('a popup that is closed ends in words, and the next try works', async ({ person }) => {
    const ada = await person('Ada');
    await ada.reads('/blogpost6');
    await (await ada.opensSignIn()).close();
    // A provider may wait for a last word of its window before it gives up.
    await expect(ada.comments.getByText(/window was closed/i)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(ada.comments, 'sign-in closed');
    await ada.signsIn();
  });

  test('a popup that the browser blocks ends in words', async ({ person }) => {
    const ada = await person('Ada');
    await ada.page.addInitScript(() => {
      window.open = () => null;
    });
    await ada.reads('/blogpost6');
    await ada.comments.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(ada.comments.getByText(/blocked the sign-in window/i)).toBeVisible();
  });
}
