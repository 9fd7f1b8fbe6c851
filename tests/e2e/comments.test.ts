import type { Locator } from '@playwright/test';
import { withoutStreamMs } from '#features/comments/times.ts';
import { startBufferingProxy } from './buffering-proxy.ts';
import { expect, type Person, test } from './fixtures.ts';
import { commentJourneys } from './journeys/comments.ts';

commentJourneys(test);

async function askOnPhone(someone: Person): Promise<Person> {
  await someone.page.setViewportSize({ width: 390, height: 750 });
  await someone.readsSignedIn('/blogpost3');
  await someone.posts('A question');
  await expect(someone.comment('A question').getByText('Sending')).toHaveCount(0);
  return someone;
}

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

test('on a phone, a long text leaves the toolbar and Post in sight above the keyboard, and the name of a box covers nothing', async ({
  person,
}) => {
  const ada = await askOnPhone(await person('Ada'));
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
  };
  for (const [open, above] of [
    ['Reply', ada.comments.getByText('To Ada')],
    ['Edit', ada.comments.getByRole('article').getByText('Ada', { exact: true })],
  ] as const) {
    await ada.comments.getByRole('button', { name: open }).click();
    const form = ada.comments.locator('li form');
    await form.getByRole('textbox').fill('A line\n'.repeat(30));
    const { top, bottom } = await boxOf(form);
    expect(bottom - top).toBeLessThan(400);
    expect((await boxOf(form.locator('label'))).top).toBeGreaterThan((await boxOf(above)).bottom);
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('wherever on a phone’s screen Reply is pressed, the form opens with Post in sight', async ({
  person,
}) => {
  const ada = await askOnPhone(await person('Ada'));
  const reply = ada.comments.getByRole('button', { name: 'Reply' });
  for (const above of [100, 140, 180, 220]) {
    await reply.evaluate((button, room) => {
      scrollBy({ top: button.getBoundingClientRect().bottom + room - innerHeight, behavior: 'instant' });
    }, above);
    await reply.click();
    await expect(ada.comments.locator('li form').getByRole('button', { name: 'Post' })).toBeInViewport({
      ratio: 1,
    });
    await ada.page.keyboard.press('Escape');
  }
});

test.describe('behind a proxy that holds event streams back', () => {
  test.use({ expectedTrouble: /504/ });

  test('an empty article says so, and what others write arrives', async ({ person, site }) => {
    using proxy = await startBufferingProxy(site.url);
    const grace = await person('Grace', proxy);
    await grace.page.clock.install();
    const unreachable = grace.comments.getByText('The comments need a connection.');
    await grace.reads('/blogpost7');
    const lost = await grace.page.waitForResponse((answer) => answer.status() === 504);
    expect(lost.url()).toContain('/api/comments/events');
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost7');
    await ada.posts('Anybody here?');
    await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
    await grace.page.clock.fastForward(withoutStreamMs);
    await expect(grace.comments.getByRole('button', { name: 'Show 1 new comment' })).toBeVisible();
    await expect(unreachable).toHaveCount(0);
    // Before the proxy, whose end would be an error in the console.
    await grace.page.close();
  });
});
