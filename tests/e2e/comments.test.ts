import { execFileSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';
import { commentJourneys } from './journeys/comments.ts';

commentJourneys(test);

test('a signed-out reader sees no form, no buttons and no address', async ({ person, request }) => {
  const ada = await person('Ada');
  await ada.readsSignedIn('/blogpost2');
  await ada.posts('Mine');
  const guest = await person('Guest');
  await guest.reads('/blogpost2');
  await expect(guest.comments.getByText('Sign in with Google to add a comment')).toBeVisible();
  await expect(guest.comment('Mine')).toBeVisible();
  await expect(guest.comments.getByRole('textbox')).toHaveCount(0);
  for (const name of ['Reply', 'Edit', 'Delete', 'Sign Out'])
    await expect(guest.comments.getByRole('button', { name })).toHaveCount(0);
  expect(await (await request.get('/api/comments?page=/blogpost2')).text()).not.toContain('@');
});

test.describe('moderation', () => {
  // The browser notes each answer that is a refusal.
  test.use({ expectedTrouble: /Failed to load resource.*403/ });

  test('what a command deletes leaves the page of a reader who is watching', async ({ person, site }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost1');
    await ada.posts('Not for here');
    await expect(ada.comment('Not for here').getByText('Sending')).toHaveCount(0);
    const id = ((await ada.comment('Not for here').getAttribute('id')) ?? '').replace('comment-', '');
    const guest = await person('Guest');
    await guest.reads('/blogpost1');
    await expect(guest.comment('Not for here')).toBeVisible();

    execFileSync(process.execPath, ['scripts/comments/comments.ts', 'forget', id], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
    for (const reader of [ada, guest]) await expect(reader.comment('Not for here')).toHaveCount(0);
  });
});

test('what writing needs comes late and moves nothing, so that a link to a comment ends on it', async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.readsSignedIn('/blogpost3');
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await ada.posts(text);
    await expect(ada.comment(text).getByText('Sending')).toHaveCount(0);
  }
  const id = await ada.comment('One').getAttribute('id');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await ada.page.route('**/_astro/writer.*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await ada.page.goto('about:blank');
  await ada.page.goto(`/blogpost3#${id}`);
  await expect(ada.comments.getByText(/^Signed in as/)).toBeVisible();
  await expect(ada.comment('One')).toBeVisible();
  const height = () => ada.comments.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  release();
  await expect(ada.comment('One').getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await height()).toBeCloseTo(before, 1);
  await expect(ada.comment('One')).toBeFocused();
  await expect(ada.comment('One')).toBeInViewport({ ratio: 1 });
});
