import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const names = (elements: readonly Element[]) => elements.map(({ localName }) => localName);

test('a comment is formatted by keyboard, previewed, posted, and rendered by the server as by the browser', async ({
  person,
}) => {
  test.slow();
  const ada = await person('Ada');
  const { page, comments } = ada;
  await ada.readsSignedIn('/blogpost3');
  const box = comments.getByRole('textbox', { name: 'Your comment' });
  const press = (...keys: readonly string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());
  await box.focus();
  await expectAccessible(comments, 'with the toolbar');

  // Bold, by key and by the toolbar: the words are selected, and afterwards still are.
  await page.keyboard.type('mind this');
  await press('Control+A', 'Control+B', 'Control+I');
  await expect(box).toHaveValue('***mind this***');
  await press('Control+B', 'Control+I');
  await expect(box).toHaveValue('mind this');
  await press('Shift+Tab');
  await expect(comments.getByRole('button', { name: 'Bold' })).toBeFocused();
  await press('Enter');
  await expect(box).toHaveValue('**mind this**');
  await press('Control+Z');
  await expect(box).toHaveValue('mind this');
  await press('Control+Y', 'Tab', 'Enter');
  await expect(box).toHaveValue('');
  // Canceled by mistake.
  await press('Control+Z');
  await expect(box).toHaveValue('**mind this**');
  await press('Control+A', 'ArrowRight');
  await page.keyboard.type(', and\n');
  await press('Shift+Tab', 'End', 'Enter');
  await page.keyboard.type('one *more*\n```ts\nconst answer = 42; // <b>\n```');
  await expect(box).toHaveValue('**mind this**, and\n- one *more*\n```ts\nconst answer = 42; // <b>\n```');

  const preview = comments.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('ul em')).toHaveText('more');
  await expect(preview.locator('pre .k')).toHaveText(['const', '=']);
  await expectAccessible(comments, 'with a preview');
  // The server has it then: before that, there may be no 'Sending' yet.
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await press('Control+Enter');
  expect((await stored).status()).toBe(201);
  await expect(comments.getByText('Sending')).toHaveCount(0);
  const body = comments.locator('[data-body]');
  await expect(body.locator('pre .k')).toHaveText(['const', '=']);
  await expectAccessible(comments, 'with a formatted comment');

  const html = await (await page.request.get('/blogpost3')).text();
  const fromServer = await page.evaluate((source) => {
    const found = new DOMParser().parseFromString(source, 'text/html').querySelector('[data-body]');
    return {
      text: found?.textContent,
      elements: [...(found?.querySelectorAll('*') ?? [])].map((each) => each.localName),
    };
  }, html);
  expect(fromServer.elements).toEqual(['p', 'strong', 'ul', 'li', 'p', 'em', 'section', 'pre', 'code']);
  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await expect(body.locator('pre .k')).toHaveText(['const', '=']);
  expect(await body.textContent()).toBe(fromServer.text);
  expect(await body.locator('*:not(span)').evaluateAll(names)).toEqual(fromServer.elements);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a formatting button does not look switched on after it was tapped', async ({ person }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost1');
    const bold = ada.comments.getByRole('button', { name: 'Bold' });
    await bold.tap();
    await expect(ada.comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue(/\*\*/);
    await expect(bold).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('all formatting buttons are in one row, also in a reply that is edited', async ({ person }) => {
    const ada = await person('Ada');
    await ada.readsSignedIn('/blogpost4');
    await ada.posts('A question');
    await ada.comment('A question').getByRole('button', { name: 'Reply' }).tap();
    const reply = ada.comments.getByRole('textbox', { name: 'Your reply' });
    await reply.fill('An answer');
    await reply.press('Control+Enter');
    await ada.comment('An answer').getByRole('button', { name: 'Edit' }).tap();
    const toolbar = ada.comment('An answer').getByRole('toolbar');
    expect((await toolbar.boundingBox())?.height).toBeLessThan(60);
  });
});
