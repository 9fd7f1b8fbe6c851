import { Person } from '../../tests/e2e/fixtures.ts';
import type { Scene } from './scene.ts';

const scene = (name: string, act: (ada: Person) => Promise<void>, more: Partial<Scene> = {}): Scene => ({
  name: `comments: ${name}`,
  part: '[data-comments]',
  arrange: (page) => act(new Person('Ada Sample', page.context(), page)),
  ...more,
});

const signInButton = ({ comments }: Person) => comments.getByRole('button', { name: 'Sign in with Google' });

async function post(person: Person, text: string): Promise<void> {
  await person.posts(text);
  await person.comment(text).waitFor();
  await person.comments.getByText('Sending', { exact: true }).waitFor({ state: 'detached' });
}

async function reply(person: Person, to: string, text: string): Promise<void> {
  await person.comment(to).getByRole('button', { name: 'Reply' }).click();
  await person.comments.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await person.comments.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
  await person.comment(text).waitFor();
}

const question = 'Step 4 saved me an evening. Why is the id made in the browser and not by the database?';
const answer = 'So that a comment that is sent twice is still one comment. See the step on retries.';
const deleted = 'This one will be deleted';

const written = new Set<string>();
/** Writes comments in the first of a scene's pictures. The others find them. */
async function once(path: string, writer: Person, write: () => Promise<void>): Promise<void> {
  await writer.reads(path);
  if (written.has(path)) return;
  written.add(path);
  await writer.signsIn();
  await write();
  await writer.comments.getByRole('button', { name: 'Sign Out' }).click();
  await signInButton(writer).waitFor();
}

/** Ada's answer to Grace is the first reply. */
async function conversation(ada: Person): Promise<void> {
  const grace = new Person('Grace Sample', ada.context, ada.page);
  await once('/blogpost5', grace, async () => {
    await post(grace, question);
    await post(
      grace,
      'The tombstone idea is lovely. I had a thread fall apart because its first comment went away.',
    );
  });
  await ada.signsIn();
  await ada.comment(question).waitFor();
  if ((await ada.comment(answer).count()) === 0) await reply(ada, question, answer);
}

/** Text of every kind and a deleted comment with a reply. */
async function oddities({ context, page }: Person): Promise<void> {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg';
  const writer = new Person(name, context, page);
  await once('/blogpost6', writer, async () => {
    await writer.posts(
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and https://example.com/a/very/long/address/that-does-not-end-before-the-line-does?and=has&a=query#too',
    );
    await writer.posts('שלום עולם, זה תגובה מימין לשמאל.\n\nمرحبا بالعالم 🎉👩‍👩‍👧‍👦');
    await writer.posts('<b>Not bold</b> & **not bold either**\n    indented\n\n\na gap above');
    await post(writer, deleted);
    await reply(writer, deleted, 'An answer that stays where it was.');
    page.once('dialog', (dialog) => dialog.accept());
    await writer.comment(deleted).getByRole('button', { name: 'Delete' }).click();
    await writer.comments.getByText('Comment deleted').first().waitFor();
  });
}

async function read(ada: Person): Promise<void> {
  await ada.reads('/blogpost3');
  await signInButton(ada).waitFor();
}

async function signIn(ada: Person): Promise<void> {
  await read(ada);
  await ada.signsIn();
}

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
  scene('text of every kind, and a deleted comment', oddities),
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
      const chooser = await ada.opensSignIn();
      await ada.page.goto(chooser.url());
    },
    { part: 'main' },
  ),
];
