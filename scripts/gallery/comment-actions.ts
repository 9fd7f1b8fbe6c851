import type { Page } from '@playwright/test';

// What people do in the comments.

export const area = (page: Page) => page.getByRole('region', { name: 'Comments' });

export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await area(page).scrollIntoViewIfNeeded();
  await area(page).getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.waitForLoadState('networkidle');
}

export async function signIn(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await area(page).getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = await popup;
  await chooser.getByLabel('Name').fill(name);
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await box(page).waitFor();
}

const box = (page: Page) => area(page).getByRole('textbox', { name: 'Your comment', exact: true });

/** Writes a comment and presses Post. */
export async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await area(page).getByRole('button', { name: 'Post' }).click();
}

async function settled(page: Page): Promise<void> {
  await area(page).getByText('Sending', { exact: true }).waitFor({ state: 'detached' });
}

export async function post(page: Page, text: string): Promise<void> {
  await send(page, text);
  await comment(page, text.slice(0, 30)).waitFor();
  await settled(page);
}

export const comment = (page: Page, words: string) =>
  area(page).getByRole('article').filter({ hasText: words }).first();

export async function reply(page: Page, to: string, text: string): Promise<void> {
  await comment(page, to).getByRole('button', { name: 'Reply' }).click();
  const answer = area(page).getByRole('textbox', { name: 'Your reply' });
  await answer.fill(text);
  await answer.press('Control+Enter');
  await comment(page, text.slice(0, 30)).waitFor();
  await settled(page);
}

export async function signOut(page: Page): Promise<void> {
  await area(page).getByRole('button', { name: 'Sign Out' }).click();
  await area(page).getByRole('button', { name: 'Sign in with Google' }).waitFor();
}

/** A conversation, written once. Ada reads it. */
let hasConversation = false;
export async function conversation(page: Page): Promise<void> {
  await read(page, '/blogpost5');
  if (hasConversation) return signIn(page, 'Ada Sample');
  hasConversation = true;
  await signIn(page, 'Grace Sample');
  await post(page, 'Step 4 saved me an evening. Why is the id made in the browser and not by the database?');
  await post(
    page,
    'The tombstone idea is lovely. I had a thread fall apart because its first comment went away.',
  );
  await signOut(page);
  await signIn(page, 'Ada Sample');
  await reply(
    page,
    'Step 4 saved me',
    'So that a comment that is sent twice is still one comment. See the step on retries.',
  );
}

/** Text of every kind and a deleted comment with a reply, written once. */
let hasOddities = false;
export async function oddities(page: Page): Promise<void> {
  await read(page, '/blogpost6');
  if (hasOddities) return;
  hasOddities = true;
  await signIn(page, 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg');
  await post(
    page,
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and https://example.com/a/very/long/address/that-does-not-end-before-the-line-does?and=has&a=query#too',
  );
  await post(page, 'שלום עולם, זה תגובה מימין לשמאל.\n\nمرحبا بالعالم 🎉👩‍👩‍👧‍👦');
  await post(page, '<b>Not bold</b> & **not bold either**\n    indented\n\n\na gap above');
  await post(page, 'This one will be deleted');
  await reply(page, 'This one will be deleted', 'An answer that stays where it was.');
  page.once('dialog', (dialog) => dialog.accept());
  await comment(page, 'This one will be deleted').getByRole('button', { name: 'Delete' }).click();
  await area(page).getByText('Comment deleted').waitFor();
  await signOut(page);
}
