import { expectAccessible } from '../../e2e/axe.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { tabTo } from '../../e2e/tab-to.ts';
import { refusesBlobs } from './private-window.ts';

test('a photo is checked, previewed, stopped, stored, seen in a second tab and after a reload, and deleted', async ({
  page,
  context,
}) => {
  await refusesBlobs(page);
  await page.goto('/apps/image-storage');
  const stored = page.getByRole('list', { name: 'Stored pictures' }).getByRole('img');
  await expect(stored).toHaveCount(3);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await press('A web page, named cat.png');
  await expect(page.getByRole('alert')).toHaveText(
    'This isn’t a JPEG, PNG, GIF, WebP or AVIF, whatever its name says.',
  );
  await expectAccessible(page, 'a file that is no picture');
  await press('A file of 21 MB');
  await expect(page.getByRole('alert')).toHaveText('This file is larger than 20 MB. Choose a smaller one.');

  await press('A photo');
  await expect(page.getByRole('img', { name: 'Preview of evening.png' })).toBeVisible();
  await press('Upload');
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to upload.')).toBeVisible();
  await expect(stored).toHaveCount(3);

  const second = await context.newPage();
  await second.goto('/apps/image-storage');
  await expect(second.getByRole('button', { name: 'Delete' })).toHaveCount(3);
  await press('Upload');
  await expect(page.getByText('Pictures stored: 4')).toBeVisible();
  await expect(page.getByLabel('Choose a picture, or drop one here')).toBeFocused();
  await expect(stored).toHaveCount(4);
  await expect(second.getByRole('button', { name: 'Delete' })).toHaveCount(4);
  await expectAccessible(page, 'four pictures');

  await page.reload();
  await expect(stored).toHaveCount(4);
  expect(
    await stored.evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
    ),
    'the photo is made smaller',
  ).toEqual([1600, 800, 800, 800]);

  page.on('dialog', (dialog) => dialog.accept());
  for (const left of [3, 2, 1, 0]) {
    await page
      .getByRole('button', { name: /^Delete: ./ })
      .first()
      .click();
    await expect(stored).toHaveCount(left);
    await expect(page.getByRole('list', { name: 'Stored pictures' })).toBeFocused();
  }
  await expect(page.getByText('No pictures yet.')).toBeVisible();
  await expect(second.getByText('No pictures yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(stored).toHaveCount(3);
  await expect(second.getByRole('button', { name: 'Delete' })).toHaveCount(3);
});
