import type { Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/axe.ts';
import { awake, expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';

// What can be played in the articles of advice, without a pointer.

const figure = (page: Page, number: number) => page.locator('figure', { hasText: `Fig. ${number}.` });
const drawing = (page: Page) => figure(page, 1).getByRole('img');

test('the calculator draws its figure again, and goes back to the example', async ({ page }) => {
  await page.goto('/blogpost1');
  const raise = page.getByRole('textbox', { name: 'Raise a year' });
  await awake(raise);
  await tabTo(page, raise);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('80,000');
  await expect(drawing(page)).toHaveAccessibleName(/340,500 apart, with quitting ahead/);
  await expect(page.getByText('quitting is 340,500 ahead')).toBeVisible();
  await expect(page.getByText('Quitting is ahead from a raise of 23,250 a year.')).toBeVisible();
  const places = () =>
    page
      .getByRole('textbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top + scrollY));
  const before = await places();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('much');
  await expect(raise).toHaveAccessibleDescription('A number, 0 or more');
  expect(await places(), 'nothing moves').toEqual(before);
  await expectAccessible(figure(page, 1), 'calculator with a mistake');
  await press(page, page.getByRole('button', { name: 'Back to the example' }));
  await expect(drawing(page)).toHaveAccessibleName(/Quitting: 175,500 down in year 4\.5/);
});

test("on a phone, the calculator's figure covers neither the contents nor, at 400 %, a box", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogpost1');
  const raise = page.getByRole('textbox', { name: 'Raise a year' });
  await awake(raise);
  await raise.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const bar = await page.getByText('In this article').evaluate((each) => each.getBoundingClientRect().bottom);
  const top = await drawing(page).evaluate((each) => each.getBoundingClientRect().top);
  expect(top - bar).toBeGreaterThanOrEqual(0);
  expect(top - bar, 'both stay in sight').toBeLessThan(5);
  await page.setViewportSize({ width: 320, height: 200 });
  await raise.click();
  await expect(raise).toBeFocused();
});

test('the quiz leads to a route', async ({ page }) => {
  await page.goto('/blogpost1');
  const first = page.getByRole('group', { name: /locked without it/ }).getByRole('radio', { name: 'Yes' });
  await awake(first);
  await press(page, first, 'Space');
  for (const keys of [['Space'], ['Space', 'ArrowRight'], ['Space']])
    for (const key of ['Tab', ...keys]) await page.keyboard.press(key);
  await expect(
    page.getByText('The dull part stays dull: look for a move that needs no degree.'),
  ).toBeVisible();
  await expectAccessible(figure(page, 2), 'quiz, answered');
  await press(page, page.getByRole('button', { name: 'Clear the answers' }));
  await expect(page.getByText('4 questions left.')).toBeVisible();
});

test('ticks and hours survive a reload and a sign-out, until they are cleared', async ({ person }) => {
  const ada = await person('Ada');
  const { page } = ada;
  await ada.readsSignedIn('/blogpost2');
  const tick = page.getByRole('checkbox', { name: '1. A page', exact: true });
  await awake(tick);
  await press(page, tick, 'Space', 'Shift+Tab');
  const hours = page.getByRole('textbox', { name: 'Hours a week' });
  await tabTo(page, hours);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await expect(figure(page, 2).getByRole('img')).toHaveAccessibleName(
    /a page: finished\. an interactive page: until week 6/,
  );
  await expectAccessible(figure(page, 2), 'planner, begun');
  await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
  await expect(ada.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.reload();
  await awake(tick);
  await expect(tick).toBeChecked();
  await expect(hours).toHaveValue('20');
  await press(page, page.getByRole('button', { name: 'Start over' }));
  await page.reload();
  await awake(tick);
  await expect(tick).not.toBeChecked();
});

test("the learning path's sample runs in the page, and its orders survive a reload", async ({ page }) => {
  await page.goto('/blogpost2');
  const sample = page.getByRole('region', { name: 'Demo: the bill splitter' });
  const save = sample.getByRole('button', { name: 'Save' });
  await awake(save);
  const name = 'Ada'.repeat(40);
  await sample.getByLabel('Name').fill(name);
  await sample.getByLabel('Amount').fill('0.50');
  await save.click();
  await expect(sample.getByRole('listitem')).toContainText(`${name} pays 0.58`);
  await save.click({ trial: true });
  await expectAccessible(sample, 'the bill splitter with an order');
  await page.reload();
  await sample.scrollIntoViewIfNeeded();
  await expect(sample.getByRole('listitem')).toContainText(`${name} pays 0.58`);
});

test('the game is won by keyboard, and says where the boxes are', async ({ page }) => {
  await page.goto('/blogpost3');
  const css = page.getByRole('textbox', { name: 'CSS of the container' });
  await awake(css);
  await tabTo(page, css);
  await expect(drawing(page)).toHaveAccessibleName(/A top left/);
  await page.keyboard.type('justify-content: right-end');
  await page.keyboard.press('Enter');
  await expect(css).toHaveAccessibleDescription(/justify-content has no value "right-end"/);
  for (const [answer, places] of [
    ['justify-content: flex-end', /C top right/],
    ['justify-content: space-between', /B top center, C top right/],
    ['align-items: center !important', /A middle left/],
    ['place-content: center; align-items: center', /B middle center/],
    ['flex-direction: row-reverse', /A top right/],
    ['flex-flow: column; align-items: end', /C (middle|bottom) right/],
  ] as const) {
    await css.fill('');
    await page.keyboard.type(answer);
    await expect(page.getByText(/^Solved:/)).toBeVisible();
    await expect(drawing(page)).toHaveAccessibleName(places);
    if (!answer.startsWith('flex-flow')) await page.keyboard.press('Enter');
  }
  await expectAccessible(figure(page, 1), 'game, won');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Level 1 of 6.')).toBeVisible();
});

test('on a phone with text at twice its size, no level is solved at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogpost3');
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  await awake(page.getByRole('textbox', { name: 'CSS of the container' }));
  await expect(page.getByText('0 of 3 boxes are in place.')).toBeVisible();
});

test('the picker answers with one game and one task', async ({ page }) => {
  await page.goto('/blogpost3');
  await press(page, page.getByText('My styles hit the wrong element'));
  await expect(page.getByText(/^Play: CSS Diner/)).toBeVisible();
  await press(page, page.getByText('I can’t read code that others wrote'));
  await expect(page.getByText(/^Play: Untrusted/)).toBeVisible();
});
