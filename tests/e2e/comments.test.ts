import { withoutStreamMs } from '#features/comments/times.ts';
import { startBufferingProxy } from './buffering-proxy.ts';
import { expect, test } from './fixtures.ts';
import { commentJourneys } from './journeys/comments.ts';

commentJourneys(test);

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
