import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

// The three demos of the article about votes, by keyboard alone, and what axe-core finds in them.

const demoOf = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}` });

test('a vote counts once, and offline it is shown but not stored until the network is back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/blogpost9');
  const demo = demoOf(page, 'vote on ideas');
  await awake(demo);
  const idea = demo.getByRole('listitem').filter({ hasText: 'Sounds when' });
  const [shown, stored] = [idea.first(), idea.last()];
  const upvote = shown.getByRole('button', { name: 'Upvote' });

  await tabTo(page, upvote);
  await page.keyboard.press('Enter');
  await tabTo(page, demo.getByRole('button', { name: 'Continue as Ada' }));
  await page.keyboard.press('Enter');
  await expect(demo.getByText('You are Ada.')).toBeVisible();

  const offline = demo.getByRole('checkbox', { name: 'Offline' });
  await tabTo(page, offline, 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, upvote);
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText(/Sending your vote…/);
  await expect(upvote).toHaveAccessibleName('Upvote, 2');
  await expect(upvote).toBeFocused();
  await expect(stored).toContainText('[dan]');
  await expectAccessible(page, 'a vote that waits');

  await tabTo(page, offline, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(shown).toContainText('You upvoted this.');
  await expect(stored).toContainText('[dan, ada]');
  const downvote = shown.getByRole('button', { name: 'Downvote, 2' });
  await tabTo(page, downvote);
  await page.keyboard.press('Enter');
  await expect(downvote).toHaveAttribute('aria-disabled', 'true');
  await expect(stored).toContainText('[cleo, eva]');
});

test('a new post needs a sign-in, and is the first of the list', async ({ page }) => {
  test.slow();
  await page.goto('/blogpost9');
  const demo = demoOf(page, 'vote on ideas');
  await awake(demo);
  await tabTo(page, demo.getByRole('button', { name: 'New post' }));
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, 'the sign-in');
  await tabTo(page, demo.getByRole('button', { name: 'Continue as Ben' }));
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox', { name: 'Your idea' })).toBeFocused();
  await page.keyboard.type('A map');
  await expectAccessible(page, 'the form');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('listitem').first()).toContainText('A map');
  await expect(demo.getByRole('definition').first()).toHaveText('A map');

  await tabTo(page, demo.getByRole('button', { name: 'Reset' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(demo.getByText('A map')).toHaveCount(0);
  await expect(demo.getByText('You are signed out.')).toBeVisible();
});

test('of two votes at the same moment one is lost, or none', async ({ page }) => {
  test.slow();
  await page.goto('/blogpost9');
  const demo = demoOf(page, 'two tabs');
  await awake(demo);
  const verdict = demo.getByRole('status');
  await expect(verdict).toHaveText(/Ada’s vote is gone/);
  await demo.getByRole('radio', { name: 'Read, then write' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Transaction' })).toBeFocused();
  await expect(verdict).toHaveText('Both votes are counted.');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('row').last()).toContainText('[cleo, ada, ben]');
  await expectAccessible(page, 'the race');
  await tabTo(page, demo.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/Ada’s vote is gone/);
});

test('each attack is answered by a line of the rules, and without rules it gets through', async ({
  page,
}) => {
  test.slow();
  await page.goto('/blogpost9');
  const demo = demoOf(page, 'attack the votes');
  await awake(demo);
  const answer = demo.getByRole('status');
  await demo.getByRole('checkbox', { name: 'Security rules' }).focus();
  await tabTo(page, demo.getByRole('button', { name: 'Vote twice' }));
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Stored.');
  await expect(answer).toContainText('because of !(request.auth.uid in before.upvotes)');
  for (const name of ['Vote as Ben', 'Set the count', 'Change the title']) {
    await tabTo(page, demo.getByRole('button', { name }));
    await page.keyboard.press('Space');
    await expect(answer).toHaveText(/permission-denied/);
    await expect(demo.getByRole('definition')).toHaveText(['A map', '[cleo]', '[dan]']);
  }
  await expectAccessible(page, 'an attack, refused');

  await tabTo(page, demo.getByRole('checkbox', { name: 'Security rules' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(demo.getByRole('definition').first()).toHaveText('Vote for Ada');
  await tabTo(page, demo.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText('Nothing sent yet.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the stored posts, the race and the answers are there, and nothing that does not work', async ({
    page,
  }) => {
    await page.goto('/blogpost9');
    await expect(demoOf(page, 'vote on ideas').getByRole('definition')).toHaveCount(9);
    await expect(demoOf(page, 'two tabs').getByRole('row')).toHaveCount(4);
    const answers = demoOf(page, 'attack the votes').getByRole('row');
    await expect(answers.filter({ hasText: 'permission-denied' })).toHaveCount(7);
    const demos = page.getByRole('region', { name: /^Demo: / });
    await expect(demos).toHaveCount(3);
    for (const role of ['button', 'checkbox', 'radio', 'textbox'] as const)
      await expect(demos.getByRole(role)).toHaveCount(0);
  });
});

test('the demos reach no other host', async ({ page, site }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await page.goto('/blogpost9');
  for (const name of ['vote on ideas', 'two tabs', 'attack the votes']) await awake(demoOf(page, name));
  await demoOf(page, 'attack the votes').getByRole('button', { name: 'Vote once' }).click();
  expect(outside).toEqual([]);
});
