import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { press } from '../../e2e/tab-to.ts';

test('a client adds a book, takes notes, reads it twice, finds a note, exports and starts over, by keyboard', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/apps/reading-list');
  const books = page.getByRole('region', { name: 'Books' });
  const note = page.getByRole('textbox', { name: 'Note' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(page.getByRole('heading', { name: 'Salt and Signal' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First time' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Second time' }).getByRole('listitem')).toHaveCount(3);

  await press(page, page.getByText('Add a book'));
  await press(page, title);
  await expect(title).toBeFocused();
  expect(await title.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
  await expectAccessible(page, 'a book without a title');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type('Moss');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Lind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Moss' })).toBeFocused();

  // Notes belong to a reading, in the order of the pages. A long one in another script fits.
  await press(page, page.getByRole('button', { name: 'Start reading' }));
  await expect(note).toBeFocused();
  await page.keyboard.type('Green all over');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  const notes = page.getByRole('region', { name: 'First time' }).getByRole('listitem');
  await expect(notes).toHaveText([/^p\. 40/]);
  await expect(note).toBeFocused();
  await note.fill('ירוק 👋 '.repeat(1_300));
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(notes).toHaveText([/^p\. 3/, /^p\. 40/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // A year is typed digit by digit, and is impossible until the last one.
  const started = page.getByLabel('Started');
  await started.focus();
  await page.keyboard.type('01152020');
  await expect(started).toHaveValue('2020-01-15');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'I finished it' }).press('Enter');
  const rating = page.getByRole('combobox', { name: 'Rating' });
  await expect(rating).toBeFocused();
  await page.keyboard.type('2');
  await expect(rating).toHaveValue('2');
  await page.getByRole('button', { name: 'Read it again' }).press('Enter');
  await expect(note).toBeFocused();
  await page.keyboard.type('Half a thought');
  await page.reload();
  await expect(note).toHaveValue('Half a thought');
  await expect(page.getByRole('region', { name: 'Second time' }).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page, 'a book that is read again');
  await page.setViewportSize({ width: 1280, height: 800 });

  await books.getByRole('searchbox').fill('green ALL');
  await expect(books.getByRole('link', { name: /^Moss.*p\. 40 Green all over/ })).toBeVisible();
  await expect(books.locator('mark')).toHaveText('Green all');
  await expectAccessible(page, 'found');
  await page.setViewportSize({ width: 1280, height: 800 });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).press('Enter'),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('- p. 40: Green all over');

  // The later reading becomes the first one.
  await page.getByRole('region', { name: 'Second time' }).getByLabel('Started').focus();
  await page.keyboard.type('01152019');
  await expect(page.locator(':focus')).toHaveValue('2019-01-15');

  // Another tab removes the book.
  const other = await context.newPage();
  other.on('dialog', (dialog) => dialog.accept());
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'This book is no longer in the list.' })).toBeVisible();
  await other.close();

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Salt and Signal' })).toBeVisible();
  await expect(books.getByRole('link', { name: 'Moss' })).toHaveCount(0);
});

test('a book that was begun is finished after midnight, and one that is half typed is there after a reload', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 27, 23, 59) });
  await page.goto('/apps/reading-list');
  const finished = page.getByLabel('Finished').first();
  await expect(finished).toHaveAttribute('max', '2026-11-27');
  await page.clock.fastForward('02:00');
  await finished.focus();
  await expect(finished).toHaveAttribute('max', '2026-11-28');
  await finished.fill('2026-11-28');
  await expect(finished).toHaveValue('2026-11-28');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByText('Add a book').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Moss');
  await page.reload();
  await page.getByText('Add a book').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Moss');

  const book = page.getByRole('region', { name: 'Book', exact: true });
  await book.getByText('Edit', { exact: true }).first().click();
  await book.getByRole('textbox', { name: 'Author' }).fill('T. Okoro');
  await page.reload();
  await book.getByText('Edit', { exact: true }).first().click();
  await expect(book.getByRole('textbox', { name: 'Author' })).toHaveValue('T. Okoro');
  await expect(book.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt and Signal');
});
