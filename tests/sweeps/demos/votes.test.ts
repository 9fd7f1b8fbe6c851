import type { Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/axe.ts';
import { awake, expect, test } from '../../e2e/fixtures.ts';
import { press } from '../../e2e/tab-to.ts';

// The three demos of the article about votes, by keyboard alone, and what axe-core finds in them.

async function open(page: Page, name: string) {
  await page.goto('/blogpost9');
  const demo = page.getByRole('region', { name: `Demo: ${name}` });
  await awake(demo);
  return demo;
}

test('offline a vote is shown but not stored, until the network is back', async ({ page }) => {
  const demo = await open(page, 'vote on ideas');
  const shown = demo.getByRole('listitem').filter({ hasText: 'Sounds when' });
  const stored = demo.getByRole('row', { name: /Sounds when/ });
  const upvote = shown.getByRole('button', { name: 'Upvote' });
  await press(page, demo.getByRole('button', { name: 'New post' }));
  await press(page, demo.getByRole('button', { name: 'Continue as Ada' }));
  await expect(demo.getByText('You are Ada.')).toBeVisible();
  await press(page, demo.getByRole('button', { name: 'All posts' }), 'Enter', 'Shift+Tab');

  const offline = demo.getByRole('checkbox', { name: 'Offline' });
  await press(page, offline, 'Space', 'Shift+Tab');
  await press(page, upvote);
  await expect(shown.locator('[aria-live]')).toHaveText(/Sending your vote…/);
  await expect(upvote).toHaveAccessibleName('Upvote, 2');
  await expect(upvote).toBeFocused();
  await expect(stored).toContainText('[dan]');
  await expectAccessible(demo, 'a vote that waits');

  await press(page, offline, 'Space', 'Shift+Tab');
  await expect(shown).toContainText('You upvoted this.');
  await expect(stored).toContainText('[dan, ada]');
  await press(page, demo.getByRole('button', { name: 'Reset' }));
  await expect(stored).toContainText('[dan]');
  await expect(demo.getByText('You are signed out.')).toBeVisible();
});

test('of two votes at the same moment one is lost, or none', async ({ page }) => {
  const demo = await open(page, 'two tabs');
  const verdict = demo.locator('[aria-live]').first();
  await expect(verdict).toHaveText(/Ada’s vote is gone/);
  await demo.getByRole('radio', { name: 'Read, then write' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Transaction' })).toBeFocused();
  await expect(verdict).toHaveText('Both votes are counted.');
  await expect(demo.getByRole('row').last()).toContainText('[cleo, ada, ben]');
  await expectAccessible(demo, 'the race');
  await press(page, demo.getByRole('button', { name: 'Reset' }));
  await expect(verdict).toHaveText(/Ada’s vote is gone/);
});

test('without rules an attack gets through, and with them a line of theirs answers it', async ({ page }) => {
  const demo = await open(page, 'attack the votes');
  const answer = demo.locator('[aria-live]').first();
  const stored = demo.locator('tbody tr').first();
  await demo.getByRole('button', { name: 'Vote once' }).focus();
  await press(page, demo.getByRole('button', { name: 'Change the text' }), 'Space');
  await expect(stored).toHaveText('Vote for Ada[cleo][dan]');
  await press(page, demo.getByRole('checkbox', { name: 'Security rules' }), 'Space');
  await expect(answer).toHaveText(/permission-denied, because of/);
  await expect(stored).toHaveText('A map[cleo][dan]');
  await expectAccessible(demo, 'an attack, refused');
  await press(page, demo.getByRole('button', { name: 'Reset' }));
  await expect(answer).toHaveText('Nothing sent yet.');
});
