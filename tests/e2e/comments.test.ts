import { execFileSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';
import { commentJourneys } from './journeys/comments.ts';

commentJourneys(test);

test('a signed-out reader sees no form and no buttons, and is refused by the server when asking by hand', async ({
  person,
  request,
  site,
}) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost2');
  await ada.signsIn();
  await ada.posts('Mine');
  const id = ((await ada.comment('Mine').getAttribute('id')) ?? '').replace('comment-', '');

  const guest = await person('Guest');
  await guest.reads('/blogpost2');
  await expect(guest.comments.getByText('Sign in with Google to add a comment')).toBeVisible();
  await expect(guest.comment('Mine')).toBeVisible();
  await expect(guest.comments.getByRole('textbox')).toHaveCount(0);
  for (const name of ['Reply', 'Edit', 'Delete', 'Sign Out'])
    await expect(guest.comments.getByRole('button', { name })).toHaveCount(0);

  const headers = { origin: site.url };
  const forged = {
    id: 'abcdefg',
    body: 'forged',
    parentId: null,
    userId: 'ada',
    username: 'Ada',
    userImg: '',
  };
  expect((await request.post('/api/comments?page=/blogpost2', { headers, data: forged })).status()).toBe(401);
  expect((await request.patch(`/api/comments/${id}`, { headers, data: { body: 'forged' } })).status()).toBe(
    401,
  );
  expect((await request.delete(`/api/comments/${id}`, { headers })).status()).toBe(401);
});

test("a stranger's hand-made request cannot change or claim another's comment", async ({ person, site }) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost7');
  await ada.signsIn();
  await ada.posts('Only mine');
  await expect(ada.comment('Only mine').getByText('Sending')).toHaveCount(0);
  const id = ((await ada.comment('Only mine').getAttribute('id')) ?? '').replace('comment-', '');

  const mallory = await person('Mallory');
  await mallory.reads('/blogpost7');
  await mallory.signsIn();
  const headers = { origin: site.url };
  const asMallory = mallory.context.request;
  expect(
    (await asMallory.patch(`${site.url}/api/comments/${id}`, { headers, data: { body: 'forged' } })).status(),
  ).toBe(403);
  expect((await asMallory.delete(`${site.url}/api/comments/${id}`, { headers })).status()).toBe(403);
  const posted = await asMallory.post(`${site.url}/api/comments?page=/blogpost7`, {
    headers,
    data: {
      id: 'zzzzzz1',
      body: 'as Ada',
      parentId: null,
      userId: 'someone',
      username: 'Ada',
      userImg: 'https://evil.example/x.png',
    },
  });
  expect(posted.status()).toBe(201);
  const stored: unknown = await posted.json();
  expect(stored).toMatchObject({ username: 'Mallory', userImg: '', body: 'as Ada' });
  expect(
    JSON.stringify(await (await asMallory.get(`${site.url}/api/comments?page=/blogpost7`)).json()),
  ).not.toContain('@');
});

test.describe('moderation', () => {
  // The browser notes each answer that is a refusal.
  test.use({ expectedTrouble: /Failed to load resource.*403/ });

  test('what the owner deletes leaves the page of a reader who is watching, and a barred person is told', async ({
    person,
    site,
  }) => {
    const ada = await person('Ada');
    await ada.reads('/blogpost8');
    await ada.signsIn();
    await ada.posts('Not for here');
    await expect(ada.comment('Not for here').getByText('Sending')).toHaveCount(0);
    const id = ((await ada.comment('Not for here').getAttribute('id')) ?? '').replace('comment-', '');
    const guest = await person('Guest');
    await guest.reads('/blogpost8');
    await expect(guest.comment('Not for here')).toBeVisible();

    const owner = (...words: readonly string[]) =>
      execFileSync(process.execPath, ['scripts/comments/comments.ts', ...words], {
        env: { ...process.env, DATA_DIR: site.dataDir },
      });
    owner('bar', id);
    owner('delete', id);
    for (const reader of [ada, guest]) await expect(reader.comment('Not for here')).toHaveCount(0);
    await ada.posts('Once more');
    await expect(ada.comments.getByText('does not take comments from this account')).toBeVisible();
    await expect(guest.comment('Once more')).toHaveCount(0);
  });
});

test('the account chooser offers sample people, and one click signs in', async ({ person }) => {
  const ada = await person();
  await ada.reads('/blogpost9');
  const popup = ada.page.waitForEvent('popup');
  await ada.comments.getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = await popup;
  const people = chooser.getByRole('button').filter({ hasNotText: 'Continue' });
  await expect(people.nth(2)).toBeVisible();
  await people.first().click();
  await expect(ada.comments.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('what writing needs comes late and moves nothing, so that a link to a comment ends on it', async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost5');
  await ada.signsIn();
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
  await ada.page.goto(`/blogpost5#${id}`);
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

test('on a phone a long name does not make the page scroll sideways', async ({ person }) => {
  const ada = await person('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis');
  await ada.page.setViewportSize({ width: 390, height: 844 });
  await ada.reads('/blogpost5');
  await ada.signsIn();
  await expect(ada.comments.getByText(/^Signed in as/)).toContainText(ada.name);
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
