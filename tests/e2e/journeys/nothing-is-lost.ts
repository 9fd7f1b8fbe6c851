import { expect, type test as journeys, type Person } from '../fixtures.ts';

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

  test('of comments written while the network comes and goes twenty times, each arrives exactly once', async ({
    person,
  }) => {
    test.setTimeout(180_000);
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost8');
    const written: string[] = [];
    for (let flap = 1; flap <= 20; flap++) {
      await ada.context.setOffline(true);
      if (flap % 2 === 0) {
        written.push(`Written at flap ${flap}`);
        await ada.posts(`Written at flap ${flap}`);
      }
      await ada.context.setOffline(false);
    }
    await allArrived(ada);
    const guest = await person('Guest');
    await guest.reads('/blogpost8');
    for (const text of written) await expect(guest.comments.getByText(text, { exact: true })).toHaveCount(1);
  });
}

/** Several go out one by one, as fast as the backend takes them. */
export async function allArrived({ comments }: Person): Promise<void> {
  await expect(comments.locator('[data-unsent]')).toHaveCount(0, { timeout: 150_000 });
}
