import type { Page } from '@playwright/test';

export interface Scene {
  readonly name: string;
  /** Only this part of the page is shown; without it, all of it. */
  readonly part?: string;
  /** Opens a page and brings it into the state that is to be seen. */
  readonly arrange: (page: Page) => Promise<void>;
}

const opening = (name: string, path: string): Scene => ({
  name,
  arrange: async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  },
});

const comments = '[data-comments]';
const area = (page: Page) => page.getByRole('region', { name: 'Comments' });

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await area(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

async function signIn(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await area(page).getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = await popup;
  await chooser.getByLabel('Name').fill(name);
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await area(page).getByRole('textbox', { name: 'Your comment' }).waitFor();
}

async function post(page: Page, text: string): Promise<void> {
  await area(page).getByRole('textbox', { name: 'Your comment' }).fill(text);
  await area(page).getByRole('button', { name: 'Post' }).click();
  await area(page)
    .getByRole('article')
    .filter({ hasText: text.slice(0, 30) })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

async function reply(page: Page, to: string, text: string): Promise<void> {
  await area(page)
    .getByRole('article')
    .filter({ hasText: to })
    .getByRole('button', { name: 'Reply' })
    .first()
    .click();
  await area(page).getByRole('textbox', { name: 'Your reply' }).fill(text);
  await area(page).getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
  await area(page).getByText('Sending', { exact: true }).waitFor({ state: 'detached' });
}

/** One conversation, written once. */
let hasConversation = false;
async function conversation(page: Page): Promise<void> {
  await read(page, '/blogpost5');
  if (hasConversation) return signIn(page, 'Ada Sample');
  hasConversation = true;
  await signIn(page, 'Grace Sample');
  await post(page, 'Step 4 saved me an evening. Why is the id made in the browser and not by the database?');
  await post(
    page,
    'The tombstone idea is lovely. I had a thread fall apart because its first comment went away.',
  );
  await area(page).getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, 'Ada Sample');
  await reply(
    page,
    'Step 4 saved me',
    'So that a comment that is sent twice is still one comment. See the step on retries.',
  );
}

const contact = async (page: Page, message: string) => {
  await page.goto('/#contact');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Email', { exact: true }).fill('grace@reader.example');
  await page.getByLabel('Message').fill(message);
};

const subscription = async (page: Page, email: string) => {
  await page.goto('/subscribe', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
};

let subscribers = 0;

export const scenes: readonly Scene[] = [
  opening('home', '/'),
  ...Array.from({ length: 9 }, (_, n) => opening(`article ${n + 1}`, `/blogpost${n + 1}`)),
  opening('subscribe', '/subscribe'),
  opening('privacy policy', '/privacy-policy'),
  opening('not found', '/no-such-page'),
  {
    name: 'comments: signed out, nothing written',
    part: comments,
    arrange: (page) => read(page, '/blogpost3'),
  },
  {
    name: 'comments: signed in, nothing written',
    part: comments,
    arrange: async (page) => {
      await read(page, '/blogpost3');
      await signIn(page, 'Ada Sample');
    },
  },
  { name: 'comments: a conversation', part: comments, arrange: conversation },
  {
    name: 'comments: replying and editing',
    part: comments,
    arrange: async (page) => {
      await conversation(page);
      await area(page).getByRole('button', { name: 'Reply' }).last().click();
      await area(page).getByRole('textbox', { name: 'Your reply' }).fill('A reply, begun');
    },
  },
  {
    name: 'comments: waiting for the network',
    part: comments,
    arrange: async (page) => {
      await read(page, '/blogpost2');
      await signIn(page, 'Ada Sample');
      await page.context().setOffline(true);
      await area(page).getByRole('textbox', { name: 'Your comment' }).fill('Written in a tunnel');
      await area(page).getByRole('button', { name: 'Post' }).click();
      await area(page).getByText('Waiting for the network').waitFor();
    },
  },
  {
    name: 'comments: refused',
    part: comments,
    arrange: async (page) => {
      await read(page, '/blogpost2');
      await signIn(page, 'Ada Sample');
      await page.route('**/api/comments?*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, json: { refusal: { kind: 'forbidden' } } })
          : route.fallback(),
      );
      await area(page).getByRole('textbox', { name: 'Your comment' }).fill('Not today');
      await area(page).getByRole('button', { name: 'Post' }).click();
      await area(page)
        .getByText(/Not sent/)
        .waitFor();
    },
  },
  {
    name: 'comments: out of reach',
    part: comments,
    arrange: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await read(page, '/blogpost2');
      const words = area(page).getByText(/reached right now/);
      await words.waitFor();
      // They show themselves late.
      await words.evaluate(({ parentElement }) =>
        Promise.all((parentElement?.getAnimations() ?? []).map(({ finished }) => finished)),
      );
    },
  },
  {
    name: 'account chooser',
    arrange: async (page) => {
      await read(page, '/blogpost3');
      const popup = page.waitForEvent('popup');
      await area(page).getByRole('button', { name: 'Sign in with Google' }).click();
      const address = (await popup).url();
      await page.goto(address);
    },
  },
  { name: 'contact: filled', part: '#contact', arrange: (page) => contact(page, 'A shop.\nWith a counter.') },
  {
    name: 'contact: sent',
    part: '#contact',
    arrange: async (page) => {
      await contact(page, 'A shop.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('alert').filter({ hasText: 'Message sent' }).waitFor();
    },
  },
  {
    name: 'contact: not sent',
    part: '#contact',
    arrange: async (page) => {
      await page.route('**/send-form', (route) => route.abort());
      await contact(page, 'A shop.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /not sent|could not/i })
        .waitFor();
    },
  },
  { name: 'subscribe: invalid', arrange: (page) => subscription(page, 'no-at-sign') },
  {
    name: 'subscribe: done',
    arrange: async (page) => {
      subscribers += 1;
      await subscription(page, `reader${subscribers}@reader.example`);
      await page.getByRole('heading', { name: 'Success!' }).waitFor();
    },
  },
  {
    name: 'subscribe: blocked',
    arrange: async (page) => {
      await page.route('**/post-json?*', (route) => route.abort());
      await subscription(page, 'blocked@reader.example');
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    },
  },
  {
    name: 'article on paper',
    arrange: async (page) => {
      await page.goto('/blogpost3', { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
    },
  },
];
