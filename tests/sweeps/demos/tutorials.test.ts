import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/axe.ts';
import { awake, expect, test } from '../../e2e/fixtures.ts';
import { press, tabTo } from '../../e2e/tab-to.ts';

// Each demo of a tutorial by keyboard alone, and what axe-core finds in it. What its program does is tested beside the program.

async function open(page: Page, path: string, name: string): Promise<Locator> {
  // Unlike Firefox's console, Chromium's doesn't have the code that a page's policy forbids to compile.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      console.error(`forbidden: ${blockedURI}`),
    ),
  );
  await page.goto(path);
  const demo = page.getByRole('region', { name: `Demo: ${name}` });
  await awake(demo);
  return demo;
}

const storedIn = (demo: Locator) => demo.getByRole('group', { name: 'What is stored' }).locator('tbody tr');

test('article 4: a lost answer makes no second task, and a slow move holds nothing up', async ({ page }) => {
  const demo = await open(page, '/blogpost4', 'the task manager');
  const stored = storedIn(demo);
  await demo.getByRole('checkbox', { name: 'Lose the next answer' }).press('Space');
  await tabTo(page, demo.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Wash the brushes');
  await press(page, demo.getByRole('button', { name: 'Add task' }));
  await expect(demo.getByText('The server can’t be reached. Please try again.')).toBeVisible();
  await expect(stored).toHaveCount(4);
  await expectAccessible(demo, 'a lost answer');
  await demo.getByRole('button', { name: 'Add task' }).press('Enter');
  await expect(demo.getByRole('heading', { name: 'Wash the brushes' })).toBeVisible();
  await expect(stored).toHaveCount(4);

  await demo.getByRole('checkbox', { name: 'Slow network' }).press('Space');
  await demo.getByRole('button', { name: 'Start' }).first().press('Enter');
  const card = demo.getByRole('listitem').filter({ hasText: 'Wash the brushes' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await demo.getByRole('checkbox', { name: 'Second tab' }).press('Space');
  await expect(demo.getByRole('region', { name: 'To do' })).toHaveCount(1);
  await press(page, demo.getByRole('button', { name: 'Reset' }));
  await expect(stored).toHaveCount(3);
  await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('article 5: one reader loses an answer, the other sees one comment, and only rules refuse forgeries', async ({
  page,
}) => {
  const demo = await open(page, '/blogpost5', 'the comment section');
  const [first, second] = ['First tab', 'Second tab'].map((name) => demo.getByRole('region', { name }));
  if (!first || !second) throw new Error('there are two');
  await demo.getByRole('checkbox', { name: 'Lose the next answer' }).press('Space');
  const box = first.getByRole('textbox', { name: 'Your comment' });
  await tabTo(page, box);
  await page.keyboard.type('Is anyone here?');
  await press(page, first.getByRole('button', { name: 'Post' }));
  await expect(first.getByRole('alert')).toContainText('There is no connection.');
  await expect(box).toHaveValue('Is anyone here?');
  await expect(storedIn(demo)).toHaveCount(3);
  await first.getByRole('button', { name: 'Post' }).press('Enter');
  await expect(box).toHaveValue('');
  await expect(storedIn(demo)).toHaveCount(3);

  const seen = second.getByRole('article').filter({ hasText: 'Is anyone here?' });
  await expect(seen).toHaveCount(1);

  await press(page, demo.getByRole('button', { name: 'Send it' }));
  await expect(demo.getByText('Refused by isFromMe() in firestore.rules.')).toBeVisible();
  await demo
    .getByLabel('It posts a comment with')
    .selectOption('the id of a deleted comment, to stand above its replies');
  await press(page, demo.getByRole('button', { name: 'Send it' }));
  await expect(demo.getByText('Refused by isNew() in firestore.rules.')).toBeVisible();
  await expectAccessible(demo, 'a forged request');

  await press(page, demo.getByRole('checkbox', { name: 'Security rules' }), 'Space', 'Shift+Tab');
  await press(page, demo.getByRole('button', { name: 'Send it' }));
  await expect(storedIn(demo)).toHaveCount(4);
  await press(page, demo.getByRole('button', { name: 'Delete Ben’s comments' }));
  await expect(second.getByText('If Ada deletes the comment above')).toBeHidden();
  await expect(storedIn(demo)).toHaveCount(3);
  await press(page, demo.getByRole('button', { name: 'Reset' }), 'Enter', 'Shift+Tab');
  await expect(storedIn(demo)).toHaveCount(2);
});

test('article 6: what is switched is what the printer gets, and the preview shows it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const pages = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      const last = pages.filter((rule) => rule.startsWith('@page')).at(-1);
      const pictures = [...document.images].filter((each) => each.getClientRects().length > 0);
      const shown = pictures.map(({ alt, src }) => `${alt} by ${new URL(src).protocol}`);
      const printed = [...shown, document.body.innerText, last, top?.document.title].join('\n');
      top?.document.documentElement.setAttribute('data-printed', printed);
    };
  });
  const demo = await open(page, '/blogpost6', 'print one component');
  await demo.getByRole('radio', { name: 'Puppies' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByText('Invoice 7', { exact: true })).toBeVisible();
  await expect(demo.locator('p[aria-live]')).toHaveText('“Invoice 7” takes 2 sheets of A4.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  await press(page, demo.getByRole('button', { name: 'Print this out' }));
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    /Total[\s\S]*landscape[\s\S]*\nInvoice 7$/,
  );
  await expect(demo.locator('p[aria-live]')).toHaveText('“Invoice 7” takes 3 sheets of A4.');
  await expect(demo.getByText('@page { size: landscape; margin: 15mm; }')).toBeVisible();

  await demo.getByRole('checkbox', { name: 'Backgrounds' }).press('Space');
  await demo.getByRole('checkbox', { name: /page’s styles/ }).press('Space');
  await expectAccessible(demo, 'without styles and backgrounds');
  await press(page, demo.getByRole('button', { name: 'Reset' }));
  await expect(demo.getByRole('img', { name: /two puppies/i })).toBeVisible();
  await demo.getByRole('button', { name: 'Print this out' }).press('Enter');
  // One picture. Firefox would show none that the frame asks the service worker for.
  const puppies = /^[^\n]*two puppies[^\n]* by blob:\n(?![^\n]* by )[\s\S]*portrait/i;
  await expect(page.locator('html')).toHaveAttribute('data-printed', puppies);
  await demo.getByRole('radio', { name: 'Landscape' }).press('Space');
  await expect(demo.locator('p[aria-live]')).toHaveText('“Two puppies” takes one sheet of A4.');
});

test('article 7: a boolean flashes the sign-in form, and a new address is verified from the inbox', async ({
  page,
}) => {
  const demo = await open(page, '/blogpost7', 'signing in');
  const button = (name: string) => demo.getByRole('button', { name, exact: true });
  const shown = demo.getByRole('group', { name: 'Since the last reload' }).locator('tbody tr');
  await expect(shown).toHaveText([/unknown\/letters\/june/, /signed in\/letters\/june/]);
  await tabTo(page, demo.getByRole('radio', { name: 'Three states' }));
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'The letter of June' })).toBeVisible();
  await expect(shown).toHaveText([/signed out\/sign-in\?next=%2Fletters%2Fjune/, /signed in\/letters\/june/]);

  await press(page, button('Sign out'));
  // The home page has the focus, since the button that led there is gone.
  await press(page, demo.getByRole('link', { name: 'Sign in' }), 'Enter', 'Shift+Tab');
  await press(page, demo.getByRole('link', { name: 'Create an account' }));
  await expect(demo.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await tabTo(page, demo.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('ben@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  const notice = demo.getByText(/that we sent to ben@example\.com/);
  await expect(notice).toBeVisible();
  await press(page, button('Open the link'));
  await expect(demo.getByRole('group', { name: 'Inbox' }).getByRole('listitem')).toBeFocused();
  await expect(demo.getByRole('row', { name: /ben@example\.com/ })).toContainText('true');
  await expectAccessible(demo, 'an email opened');
  await press(page, button('I opened it'), 'Enter', 'Shift+Tab');
  await expect(notice).toBeHidden();
  // The button is gone, and the page has the focus.
  await press(page, demo.getByRole('link', { name: 'May' }));
  await expect(demo.getByText(/^Thank you for reading along/)).toBeVisible();
  await press(page, button('Reset'), 'Enter', 'Shift+Tab');
  await expect(demo.getByRole('radio', { name: 'Three states' })).toBeChecked();
});
