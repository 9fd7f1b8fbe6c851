import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { tabTo } from '../../e2e/tab-to.ts';

test('a task is added, started and finished by keyboard, in haste and with lost answers; a second tab and a reload agree', async ({
  page,
  context,
}) => {
  await page.goto('/apps/task-manager');
  const column = (name: string) => page.getByRole('region', { name });
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Give the task a title.')).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page, 'a task without a title');

  await title.fill(`Fill the kettle ☕ ${'x'.repeat(90)}`);
  await page.keyboard.press('Enter');
  const kettle = page.getByRole('listitem').filter({ hasText: 'Fill the kettle' });
  await expect(column('To do').getByRole('listitem').first()).toContainText('Fill the kettle');
  await expect(title).toHaveValue('');

  const second = await context.newPage();
  await second.goto('/apps/task-manager');
  await second.getByRole('textbox', { name: 'Title' }).fill('Half typed');
  const press = async (name: string) => {
    await tabTo(page, kettle.getByRole('button', { name: new RegExp(`^${name}`) }));
    await page.keyboard.press('Enter');
  };
  await press('Start');
  await expect(kettle).toBeFocused();
  await expect(column('In progress').getByText('Fill the kettle')).toBeVisible();
  await press('Finish');
  await expect(kettle.getByRole('button')).toHaveText(['Reopen', 'Delete']);
  await expect(
    second.getByRole('region', { name: 'Done' }).getByText('Fill the kettle'),
    'in the second tab',
  ).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue('Half typed');
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue('Half typed');

  await page.getByRole('checkbox', { name: 'Answers get lost' }).check();
  await press('Reopen');
  await expect(page.getByText('The server can’t be reached. Please try again.')).toBeVisible();
  await expectAccessible(page, 'a lost answer');
  await page.getByRole('checkbox', { name: 'Answers get lost' }).uncheck();
  await press('Reopen');
  await expect(kettle).toBeFocused();
  await expect(page.getByText('The server can’t be reached. Please try again.')).toHaveCount(0);

  await page.reload();
  await expect(column('To do').getByText('Fill the kettle')).toBeVisible();
  await press('Edit');
  await expect(kettle.or(column('To do')).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kettle).toBeFocused();

  page.on('dialog', (dialog) => dialog.accept());
  await title.fill('Not added');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title).toHaveValue('');
  await expect(column('In progress').getByRole('listitem')).toHaveCount(2);
});

test('what another tab did while a task was edited is shown after it', async ({ page, context }) => {
  await page.goto('/apps/task-manager');
  await page.getByRole('button', { name: 'Edit Buy lemons' }).click();

  const second = await context.newPage();
  await second.goto('/apps/task-manager');
  await second.getByRole('button', { name: 'Start Buy lemons' }).click();
  await expect(second.getByRole('button', { name: 'Finish Buy lemons' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Finish Buy lemons' })).toBeVisible();
});

test('tasks that are being edited are edited on after a reload', async ({ page }) => {
  await page.goto('/apps/task-manager');
  await page.getByRole('button', { name: 'Edit Paint the sign' }).click();
  const other = page.getByRole('region', { name: 'In progress' }).getByRole('textbox', { name: 'Title' });
  await other.fill('Paint two signs');
  await page.getByRole('button', { name: 'Edit Print the menu' }).click();
  const card = page
    .getByRole('region', { name: 'To do' })
    .getByRole('listitem')
    .filter({ has: page.locator('form') });
  await card.getByRole('textbox', { name: 'Title' }).fill('Print two menus “A” \\');
  await card.getByRole('textbox', { name: 'Notes' }).fill('In both\nlanguages');
  await page.reload();
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue('Print two menus “A” \\');
  await expect(card.getByRole('textbox', { name: 'Notes' })).toHaveValue('In both\nlanguages');
  await expect(other).toHaveValue('Paint two signs');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Print two menus' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Print two menus' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('starting over forgets what was typed before the tab was left', async ({ page }) => {
  await page.goto('/apps/task-manager');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Buy limes');
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title).toHaveValue('');
});
