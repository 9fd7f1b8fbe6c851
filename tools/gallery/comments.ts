import { newCommentId } from '#features/comments/model.ts';
import { createModeration } from '#server/comments/moderation.ts';
import { openAsItIs } from '#server/db/open.ts';
import { openedByToken } from '#server/testing/visitor.ts';
import { storeComments } from '../../tests/e2e/database.ts';
import { Person } from '../../tests/e2e/fixtures.ts';
import type { Site } from '../../tests/e2e/site.ts';
import type { Scene } from './scene.ts';

const scene = (name: string, act: (ada: Person) => Promise<void>, more: Partial<Scene> = {}): Scene => ({
  name: `comments: ${name}`,
  part: '[data-comments]',
  arrange: (page) => act(new Person('Ada Sample', page.context(), page)),
  ...more,
});

const question = 'Step 4 saved me an evening. Why is the id made in the browser and not by the database?';
const answer = 'So that a comment that is sent twice is still one comment. See the step on retries.';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

/** Stores what other people have written: a conversation, and text of every kind. */
export function storeOtherComments(site: Site): void {
  const id = newCommentId();
  storeComments(site, '/blogpost5', [
    { body: question, at: hoursAgo(3) },
    {
      body: 'The tombstone idea is lovely. I had a thread fall apart because its first comment went away.',
      at: hoursAgo(2),
    },
  ]);
  const username = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg';
  const bodies = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and https://example.com/a/very/long/address/that-does-not-end-before-the-line-does?and=has&a=query#too',
    'שלום עולם, זה תגובה מימין לשמאל.\n\nمرحبا بالعالم 🎉👩‍👩‍👧‍👦',
    '<b>Not bold</b> & **not bold either**\n    indented\n\n\na gap above',
  ];
  storeComments(site, '/blogpost6', [
    ...bodies.map((body, index) => ({ body, username, at: hoursAgo(9 - index) })),
    { id, body: 'This one will be deleted', username, at: hoursAgo(2) },
    { parentId: id, body: 'An answer that stays where it was.', username, at: hoursAgo(1) },
  ]);
  using database = openAsItIs(site.dataDir, { readOnly: false });
  createModeration(database, () => new Date()).remove(id);
}

/** Ada's answer is the first reply. */
async function conversation(ada: Person): Promise<void> {
  await ada.readsSignedIn('/blogpost5');
  await ada.comment(question).waitFor();
  if ((await ada.comment(answer).count()) > 0) return;
  await ada.comment(question).getByRole('button', { name: 'Reply' }).click();
  await ada.comments.getByRole('textbox', { name: 'Your reply' }).fill(answer);
  await ada.comments.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
  await ada.comment(answer).waitFor();
}

async function read(ada: Person, path = '/blogpost3'): Promise<void> {
  await ada.reads(path);
  await ada.comments.getByRole('button', { name: 'Sign in with Google' }).waitFor();
}

const signIn = (ada: Person) => ada.readsSignedIn('/blogpost3');

/** Ada posts a comment that gets this answer, or none. */
async function posting(ada: Person, reaction?: { readonly status: number; readonly json: unknown }) {
  await signIn(ada);
  await ada.page.route('**/api/comments?*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return reaction && route.fulfill(reaction);
  });
  await ada.posts('A comment on its way');
}

const refused = (name: string, status: number, refusal: object, shows: string) =>
  scene(name, async (ada) => {
    await posting(ada, { status, json: { refusal } });
    await ada.comments.getByText(shows).waitFor();
  });

export const commentScenes: readonly Scene[] = [
  scene('loading', async (ada) => {
    await ada.page.route('**/api/**', () => undefined);
    await read(ada);
  }),
  scene('signed out, nothing written', read),
  scene('a sign-in window that was closed', async (ada) => {
    await read(ada);
    await (await ada.opensSignIn()).close();
    await ada.comments.getByText(/window was closed/).waitFor();
  }),
  scene('signed in, nothing written', signIn),
  scene('a conversation', conversation),
  scene('replying', async (ada) => {
    await conversation(ada);
    await ada.comments.getByRole('button', { name: 'Reply' }).last().click();
    await ada.comments.getByRole('textbox', { name: 'Your reply' }).fill('A reply, begun');
  }),
  scene('editing', async (ada) => {
    await conversation(ada);
    await ada.comment(answer).getByRole('button', { name: 'Edit' }).click();
  }),
  scene('text of every kind, and a deleted comment', (ada) => read(ada, '/blogpost6')),
  scene('too long', async (ada) => {
    await signIn(ada);
    await ada.comments.getByRole('textbox', { name: 'Your comment' }).fill('long '.repeat(1_100));
  }),
  scene('sending', async (ada) => {
    await posting(ada);
    await ada.comments.getByText('Sending', { exact: true }).waitFor();
  }),
  scene('waiting for the network', async (ada) => {
    await signIn(ada);
    await ada.context.setOffline(true);
    await ada.posts('Written in a tunnel');
    await ada.comments.getByText('Waiting for the network').waitFor();
  }),
  refused('refused', 403, { kind: 'forbidden' }, 'Not sent'),
  refused('too many in a short time', 429, { kind: 'rate-limited', retryAfterSeconds: 40 }, 'Too many'),
  refused('signed out elsewhere', 401, { kind: 'signed-out' }, 'Not sent yet'),
  scene('without JavaScript', (ada) => ada.reads('/blogpost3'), { browser: { javaScriptEnabled: false } }),
  scene(
    'account chooser',
    async (ada) => {
      await read(ada);
      await ada.page.request.get(openedByToken);
      const chooser = await ada.opensSignIn();
      await ada.page.goto(chooser.url());
    },
    { part: 'main' },
  ),
];
