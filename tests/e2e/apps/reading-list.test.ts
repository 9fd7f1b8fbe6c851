import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

test('a client adds a book, takes notes, reads it twice, finds a note, exports and imports, by keyboard', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/apps/reading-list');
  const books = page.getByRole('region', { name: 'Books' });
  const said = page.getByRole('status').last();
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(page.getByRole('heading', { name: 'Salt and Signal' })).toBeVisible();
  await expectAccessible(page, 'as it opens');
  await page.setViewportSize({ width: 1280, height: 800 });

  await tabTo(page, page.getByRole('link', { name: 'Add a book' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add a book' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('What is the title?')).toBeVisible();
  await expectAccessible(page, 'a book without a title');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type('Moss');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Lind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Moss' })).toBeFocused();

  // Notes belong to a reading, in the order of the pages. A long one in another script fits.
  await tabTo(page, page.getByRole('button', { name: 'Start reading' }));
  await page.keyboard.press('Enter');
  await expect(note).toBeFocused();
  await page.keyboard.type('Green all over');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('The note on page 40 was saved.');
  await note.fill('ירוק 👋 '.repeat(1_300));
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.keyboard.press('Enter');
  const notes = page.getByRole('region', { name: 'First time' }).getByRole('listitem');
  await expect(notes).toHaveText([/^p\. 3/, /^p\. 40/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole('button', { name: 'I finished it' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Rating' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  await page.getByRole('button', { name: 'Read it again' }).press('Enter');
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

  // Another tab removes the book; the file brings it back.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).press('Enter'),
  ]);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await other.getByRole('button', { name: 'Remove the book' }).click();
  await expect(page.getByRole('heading', { name: 'This book is no longer in the list.' })).toBeVisible();
  await other.close();
  const saved = await readFile(await file.path());
  const choose = async (buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import JSON' }).press('Enter'),
    ]);
    await chooser.setFiles({ name: 'reading-journal.json', mimeType: 'application/json', buffer });
  };
  await choose(Buffer.from('{"books": [7]}'));
  await expect(page.getByText(/not a reading list: books\.0 .* Nothing was changed/)).toBeVisible();
  await choose(saved);
  await expect(said).toHaveText('Imported: 1 added, 0 updated, 15 already here.');
  await expect(page.getByRole('heading', { name: 'Moss' })).toBeVisible();

  // The finished reading is on this year's shelf.
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Moss' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Salt and Signal' })).toBeVisible();
  await expect(books.getByRole('link', { name: 'Moss' })).toHaveCount(0);
});
