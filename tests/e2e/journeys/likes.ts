import { readFile } from 'node:fs/promises';
import { expect, type test as journeys, type Person } from '../fixtures.ts';

interface Place {
  readonly article: string;
  /** The first request that sends a like. */
  readonly request: string;
}

/** Likes of comments and articles, on either backend. */
export function likeJourneys(test: typeof journeys, { article, request }: Place): void {
  test('a like without a network outlives a reload, others see it as it comes, and it can be taken back', async ({
    person,
  }) => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await ada.readsSignedIn(article);
    await ada.posts('Worth a heart');
    await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
    await ben.readsSignedIn(article);
    await expect(heartOf(ben)).toHaveAttribute('aria-pressed', 'false');
    const before = await ben.comment('Worth a heart').boundingBox();

    await ada.page.route(request, (route) => route.abort());
    await heartOf(ada).click();
    await expect(heartOf(ada)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(ada)).toHaveText(/1 like/);
    await expect(heartOf(ben)).not.toHaveText(/1 like/);
    await ada.page.unroute(request);
    await ada.page.reload();
    await ada.comments.scrollIntoViewIfNeeded();

    await expect(heartOf(ben)).toHaveText(/1 like/);
    expect(await ben.comment('Worth a heart').boundingBox()).toEqual(before);
    await expect(heartOf(ada)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(ada)).toHaveText(/1 like/);

    await heartOf(ben).click();
    await heartOfArticle(ben).click();
    await expect(heartOf(ada)).toHaveText(/2 likes/);
    await expect(heartOfArticle(ada)).toHaveText(/1 like/);
    const guest = await person('Guest');
    await guest.reads(article);
    await expect(heartOf(guest)).toHaveText(/2 likes/);
    await expect(heartOfArticle(guest)).toHaveText(/1 like/);

    await heartOf(ada).click();
    await expect(heartOf(ben)).toHaveText(/1 like$/);
    await ada.page.reload();
    await ada.comments.scrollIntoViewIfNeeded();
    await expect(heartOf(ada)).toHaveText(/1 like$/);
    await expect(heartOf(ada)).toHaveAttribute('aria-pressed', 'false');

    const id = await ben.comment('Worth a heart').getAttribute('id');
    await ben.comments.getByRole('button', { name: 'Your comments' }).click();
    const downloaded = ben.page.waitForEvent('download');
    await ben.comments.getByRole('button', { name: 'Download my comments' }).click();
    const file: unknown = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'));
    expect(file).toHaveLength(2);
    expect(file).toEqual(expect.arrayContaining([{ likes: article }, { likes: `${article}#${id}` }]));
    ben.page.on('dialog', (dialog) => dialog.accept());
    await ben.comments.getByRole('button', { name: 'Delete everything I wrote' }).click();
    await expect(ben.comments.getByText('Everything you wrote has been deleted.')).toBeVisible();
    await expect(heartOf(ada)).not.toHaveText(/like$/);
    await expect(heartOfArticle(ada)).not.toHaveText(/\d like/);
  });
}

const heartOf = (someone: Person) => someone.comment('Worth a heart').getByRole('button', { name: /^Like/ });
export const heartOfArticle = (someone: Person) =>
  someone.comments.getByRole('button', { name: /^Like this article/ });
