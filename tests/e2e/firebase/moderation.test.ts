import { expect, test } from './fixtures.ts';

/** Gives people of this name the owner's claim, as `npm run comments -- owner` does. */
async function becomesOwner(name: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const ask = async (verb: string, body: object) => {
    const answer = await fetch(
      `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${verb}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return answer.json();
  };
  const { userInfo } = await ask('query', {});
  for (const { localId, displayName } of userInfo)
    if (displayName === name)
      await ask('update', { localId, customAttributes: JSON.stringify({ owner: true }) });
}

test('the owner approves the first comment of a newcomer, which its writer alone has seen until then', async ({
  person,
  provider,
}) => {
  test.slow();
  const text = 'See https://a.example and https://b.example and https://c.example';
  const nina = await person('Nina');
  await nina.reads('/blogpost3');
  await nina.signsIn();
  await nina.posts(text);
  const waiting = nina.comments.getByText('Waiting for approval.');
  await expect(waiting).toBeVisible();
  await nina.page.reload();
  await nina.comments.scrollIntoViewIfNeeded();
  await expect(waiting).toBeVisible();
  const guest = await person('Guest');
  await guest.reads('/blogpost3');
  // Once the comments are there.
  await expect(guest.comments.getByText('Loading comments')).toHaveCount(0);
  await expect(guest.comments.getByText('https://a.example')).toHaveCount(0);

  const owner = await person('Robin Example');
  const { page } = owner;
  await page.goto('/moderation');
  const first = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await provider.admit(await first, owner.name);
  await expect(page.getByText('This page is for the site’s owner.')).toBeVisible();
  await becomesOwner(owner.name);
  const second = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await (await second).getByText(owner.name).click();

  const held = page.getByRole('region', { name: /^Waiting for approval/ });
  await expect(held.getByText('https://a.example')).toBeVisible();
  await held
    .getByRole('listitem')
    .filter({ hasText: 'https://a.example' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText('The comment by Nina is published.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await guest.page.reload();
  await guest.comments.scrollIntoViewIfNeeded();
  await expect(guest.comments.getByText('https://a.example')).toBeVisible();
});
