import { storeComments } from './database.ts';
import { expect, test } from './fixtures.ts';
import { likeJourneys } from './journeys/likes.ts';
import { onOwnersSite } from './owners-site.ts';

test.use(onOwnersSite);

test('the buttons to sign in, which a pressed heart brings, do not touch', async ({ person, site }) => {
  const article = '/all-that-can-be-written';
  storeComments(site, article, [{ body: 'Worth a heart', at: new Date() }]);
  const guest = await person('Guest');
  await guest.page.setViewportSize({ width: 390, height: 800 });
  await guest.reads(article);
  await guest.comment('Worth a heart').getByRole('button', { name: 'Like' }).click();
  const buttons = guest.comment('Worth a heart').getByRole('button', { name: 'Sign in with' });
  await expect(buttons).toHaveCount(3);
  const edges = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(edges.map((top, at) => top - (edges[at - 1] ?? top))).toEqual([0, 52, 52]);
});

likeJourneys(test, { article: '/all-that-can-be-written', request: '**/api/comments/likes*' });
