import { expect, type test as journeys, type Person } from '../fixtures.ts';
import { heartOfArticle } from './likes.ts';

/** What people write is kept until it has arrived, and arrives once, on either backend. */
export function nothingIsLost(test: typeof journeys): void {
  test('a draft survives a reload, and each box has its own', async ({ person }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost1');
    await ada.comments.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought');
    await ada.page.reload();
    await ada.comments.scrollIntoViewIfNeeded();
    await expect(ada.comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought');
    await ada.reads('/blogpost2');
    await expect(ada.comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  });

  test('a comment written offline, in a tab that was closed, arrives once when the browser is back online', async ({
    person,
  }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost3');
    await ada.context.setOffline(true);
    await ada.posts('From a tunnel');
    await expect(ada.comments.getByText(/waiting for the network/i).first()).toBeVisible();
    const later = await ada.inNewTab();
    await ada.context.setOffline(false);
    await later.reads('/blogpost3');
    await expect(later.comment('From a tunnel')).toBeVisible();
    await allArrived(later);
    const guest = await person('Guest');
    await guest.reads('/blogpost3');
    await expect(guest.comments.getByText('From a tunnel')).toHaveCount(1);
  });
}

/** The network is cut again and again, on a site with likes. `npm run torture:network` cuts it 200 times. */
export function nothingIsLostOverCuts(test: typeof journeys, article: string): void {
  const cuts = Number(process.env.CUTS ?? 20);
  test(`over ${cuts} cuts of the network, what one person posts, edits, deletes and likes in two tabs happens exactly once`, async ({
    person,
  }) => {
    test.setTimeout(120_000 + cuts * 15_000);
    const ada = await person('Ada');
    await ada.readsSignedIn(article);
    const tabs = [ada, await ada.inAnotherTab()] as const;
    await tabs[1].reads(article);
    await expect(tabs[1].comments.getByRole('textbox', { name: 'Your comment' })).toBeEnabled();
    for (const { page } of tabs) page.on('dialog', (dialog) => dialog.accept());
    const alive: string[] = [];
    const gone: string[] = [];
    for (let cut = 1; cut <= cuts; cut++) {
      const tab = tabs[cut % 7 < 3 ? 0 : 1];
      const heart = heartOfArticle(tab);
      // Each press likes the article, or takes that back, whichever the other tab left to do.
      await expect(heart).toHaveAttribute('aria-pressed', String(cut % 2 === 0));
      const [oldest, last] = [alive[0], alive.at(-1)];
      const text = `Written at cut ${cut}`;
      if (cut % 3 === 2 && last !== undefined) {
        await allArrived(ada);
        const edit = tab.comment(last).getByRole('button', { name: 'Edit' });
        await expect(edit).toBeEnabled();
        await ada.context.setOffline(true);
        await edit.click();
        await tab.comments.getByRole('textbox', { name: 'Edit your comment' }).fill(text);
        const save = tab.comments.getByRole('button', { name: 'Save' });
        await save.click();
        await ada.context.setOffline(false);
        // An edit that failed stays in its form, and is saved by the next press.
        await expect(async () => {
          if (await save.isVisible()) await save.click();
          const again = tab.comment(text).getByRole('button', { name: 'Edit' });
          await expect(again).toBeEnabled({ timeout: 3000 });
        }).toPass({ timeout: 60_000 });
        gone.push(last);
        alive.splice(-1, 1, text);
      } else if (cut % 3 === 0 && oldest !== undefined && alive.length > 5) {
        await ada.context.setOffline(true);
        await tab.comment(oldest).getByRole('button', { name: 'Delete' }).click();
        gone.push(oldest);
        alive.shift();
      } else {
        await ada.context.setOffline(true);
        await tab.posts(text);
        alive.push(text);
      }
      await ada.context.setOffline(true);
      await heart.click();
      await ada.context.setOffline(false);
    }
    await allArrived(ada);
    const guest = await person('Guest');
    await expect(async () => {
      await guest.reads(article);
      for (const text of alive)
        await expect(guest.comments.getByText(text, { exact: true })).toHaveCount(1, { timeout: 2000 });
      for (const text of gone)
        await expect(guest.comments.getByText(text, { exact: true })).toHaveCount(0, { timeout: 2000 });
      const likes = cuts % 2 === 1 ? /\b1 like$/ : /^Like this article$/;
      await expect(heartOfArticle(guest)).toHaveText(likes, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  });
}

/** Several go out one by one, as fast as the backend takes them. */
export async function allArrived({ comments }: Person): Promise<void> {
  await expect(comments.locator('[data-unsent]')).toHaveCount(0, { timeout: 150_000 });
}
