import { expect, test } from './fixtures.ts';
import { allArrived, nothingIsLost } from './journeys/nothing-is-lost.ts';

// Requests are refused and cut off on purpose here, and the browser reports each one. Astro reports an island that could not be loaded.
test.use({ expectedTrouble: /Failed to load resource|Error hydrating.*Failed to fetch/ });

nothingIsLost(test);

test('signing out waits for the answer to a comment, and asks nothing then', async ({ person }) => {
  const ada = await person('Ada');
  await ada.readsSignedIn('/blogpost2');
  const { promise: signedOut, resolve: answer } = Promise.withResolvers<void>();
  await ada.page.route('**/api/comments?*', async (route) => {
    if (route.request().method() === 'POST') await signedOut;
    await route.fallback();
  });
  const sent = ada.page.waitForRequest((request) => request.method() === 'POST');
  await ada.posts('One last word');
  await sent;
  await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
  answer();
  await expect(ada.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(ada.comment('One last word')).toBeVisible();
});

test('what waits to be sent goes out on the next visit to an article, before one scrolls', async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.readsSignedIn('/blogpost6');
  await ada.page.route('**/api/comments?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await ada.posts('Before I left');
  await expect(ada.comments.getByText(/waiting for the network/i).first()).toBeVisible();
  await ada.page.reload();
  await ada.comments.scrollIntoViewIfNeeded();
  await expect(ada.comments.getByText('Before I left')).toBeVisible();
  const later = await ada.inNewTab();
  const sent = later.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await later.page.goto('/blogpost1');
  await sent;
  expect(await later.page.evaluate(() => scrollY)).toBe(0);
  const guest = await person('Guest');
  await guest.reads('/blogpost6');
  await expect(guest.comments.getByText('Before I left')).toHaveCount(1);
});

for (const [what, code] of [
  ['New comments and the form', 'http-browser'],
  ['The form', 'writer'],
] as const) {
  test(`when the code of "${what}" does not come, that is said, and a press brings it`, async ({
    person,
  }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost1');
    await ada.comments.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought');
    const address = `**/_astro/${code}.*.js`;
    await ada.page.route(address, (route) => route.abort());
    await ada.page.reload();
    await ada.comments.scrollIntoViewIfNeeded();
    const notice = ada.comments.getByRole('alert');
    await expect(notice).toContainText(`${what} could not be loaded`);
    expect((await notice.boundingBox())?.height, 'it is in the place of the form').toBeLessThan(250);
    await ada.page.unroute(address);
    await ada.comments.getByRole('button', { name: 'Reload the page' }).click();
    await ada.comments.scrollIntoViewIfNeeded();
    await expect(ada.comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought');
    await expect(ada.comments.getByRole('alert')).toHaveCount(0);
  });
}

test('comments, sessions and live updates survive a restart of the server, and a person who writes too fast gets a message', async ({
  startSite,
  person,
}) => {
  const site = await startSite({ WRITES_PER_MINUTE: '3' });
  const ada = await person('Ada', site);
  await ada.readsSignedIn('/blogpost3');
  await ada.posts('Before the restart');
  await expect(ada.comment('Before the restart').getByText('Sending')).toHaveCount(0);
  await site.stop();
  await ada.posts('While it was away');
  await expect(ada.comments.getByText(/waiting for the network/i).first()).toBeVisible();
  await site.startAgain();
  await ada.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await allArrived(ada);
  await ada.page.reload();
  await ada.comments.scrollIntoViewIfNeeded();
  await expect(ada.comment('Before the restart')).toBeVisible();
  await expect(ada.comment('While it was away')).toBeVisible();
  await expect(ada.comments.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  for (const text of ['one', 'two', 'three', 'four']) await ada.posts(text);
  await expect(ada.comments.getByText(/too many comments/i).first()).toBeVisible();
  await expect(ada.comment('four')).toBeVisible();
});
