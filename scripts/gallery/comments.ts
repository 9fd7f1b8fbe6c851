import type { Page } from '@playwright/test';
import { area, comment, conversation, oddities, read, send, signIn } from './comment-actions.ts';
import type { Scene } from './scene.ts';

const part = '[data-comments]';

const scene = (name: string, arrange: Scene['arrange'], more: Partial<Scene> = {}): Scene => ({
  name: `comments: ${name}`,
  part,
  arrange,
  ...more,
});

/** Signs Ada in where nothing was written yet. */
async function ada(page: Page): Promise<void> {
  await read(page, '/blogpost2');
  await signIn(page, 'Ada Sample');
}

/** Answers posts this way, or never. */
async function postsGet(page: Page, answer?: { readonly status: number; readonly json: unknown }) {
  await page.route('**/api/comments?*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return answer && route.fulfill(answer);
  });
}

const refused = (name: string, status: number, refusal: object, shows: string) =>
  scene(name, async (page) => {
    await ada(page);
    await postsGet(page, { status, json: { refusal } });
    await send(page, 'This one is refused');
    await area(page).getByText(shows).waitFor();
  });

export const commentScenes: readonly Scene[] = [
  scene('on their way', async (page) => {
    await page.route('**/api/**', () => undefined);
    await page.goto('/blogpost3');
    await area(page).scrollIntoViewIfNeeded();
    await area(page).getByRole('button', { name: 'Sign in with Google' }).waitFor();
  }),
  scene('signed out, nothing written', (page) => read(page, '/blogpost3')),
  scene('a sign-in window that was closed', async (page) => {
    await read(page, '/blogpost3');
    const popup = page.waitForEvent('popup');
    await area(page).getByRole('button', { name: 'Sign in with Google' }).click();
    await (await popup).close();
    await area(page)
      .getByText(/window was closed/)
      .waitFor();
  }),
  scene('signed in, nothing written', async (page) => {
    await read(page, '/blogpost3');
    await signIn(page, 'Ada Sample');
  }),
  scene('a conversation', conversation),
  scene('replying', async (page) => {
    await conversation(page);
    await area(page).getByRole('button', { name: 'Reply' }).last().click();
    await area(page).getByRole('textbox', { name: 'Your reply' }).fill('A reply, begun');
  }),
  scene('editing', async (page) => {
    await conversation(page);
    await comment(page, 'So that a comment').getByRole('button', { name: 'Edit' }).click();
  }),
  scene('text of every kind, and a deleted comment', oddities),
  scene('too long', async (page) => {
    await ada(page);
    await area(page).getByRole('textbox', { name: 'Your comment' }).fill('long '.repeat(1_100));
  }),
  scene('sending', async (page) => {
    await ada(page);
    await postsGet(page);
    await send(page, 'On its way');
    await area(page).getByText('Sending', { exact: true }).waitFor();
  }),
  scene('waiting for the network', async (page) => {
    await ada(page);
    await page.context().setOffline(true);
    await send(page, 'Written in a tunnel');
    await area(page).getByText('Waiting for the network').waitFor();
  }),
  refused('refused', 403, { kind: 'forbidden' }, 'Not sent'),
  refused('too many in a short time', 429, { kind: 'rate-limited', retryAfterSeconds: 40 }, 'Too many'),
  refused('signed out elsewhere', 401, { kind: 'signed-out' }, 'Not sent yet'),
  scene('out of reach', async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/blogpost2');
    await area(page).scrollIntoViewIfNeeded();
    const words = area(page).getByText(/reached right now/);
    await words.waitFor();
    // They fade in.
    await words.evaluate(({ parentElement }) =>
      Promise.all((parentElement?.getAnimations() ?? []).map(({ finished }) => finished)),
    );
  }),
  scene('without JavaScript', (page) => page.goto('/blogpost3').then(() => undefined), {
    browser: { javaScriptEnabled: false },
  }),
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
];
