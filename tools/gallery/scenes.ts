import { siteTree } from '#site/site-tree.ts';
import { articlePaths } from '../../tests/setup/sample-pages.ts';
import { builtPages } from '../built-pages.ts';

/** What a person does: 'click Post', 'type Your comment: Hello' or 'see Not sent'. */
type Step = `${'click' | 'see'} ${string}` | `type ${string}: ${string}`;

/** A page, or a part of it, and what is done before its picture is taken. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** A selector of the part to show. Without it, the whole page. */
  readonly part?: string;
  readonly steps?: readonly Step[];
  readonly isSignedIn?: boolean;
  /** Requests that fail, get this answer or, with null, none. */
  readonly answers?: Readonly<
    Record<string, 'fail' | null | { readonly status: number; readonly json: object }>
  >;
  readonly isOffline?: boolean;
  readonly isOnPaper?: boolean;
  readonly browser?: { readonly javaScriptEnabled?: false; readonly forcedColors?: 'active' };
  /** Instead of a phone and a desktop. */
  readonly widths?: readonly number[];
}

export const question =
  'Step 4 saved me an evening. Why is the id made in the browser and not by the database?';
const answer = 'So that a comment that is sent twice is still one comment. See the step on retries.';

const comments = (name: string, more: Partial<Scene>): Scene => ({
  name: `comments: ${name}`,
  path: '/blogpost3',
  part: '[data-comments]',
  ...more,
});
const posting: readonly Step[] = ['type Your comment: A comment on its way', 'click Post'];
const refused = (name: string, status: number, refusal: object, shown: string) =>
  comments(name, {
    isSignedIn: true,
    answers: { 'POST /api/comments': { status, json: { refusal } } },
    steps: [...posting, `see ${shown}`],
  });
// In this order: Ada's answer of the first one is in the others.
const conversation = { path: '/blogpost5', isSignedIn: true };
const commentScenes: readonly Scene[] = [
  comments('loading', { answers: { 'GET /api/comments': null } }),
  comments('signed out, nothing written', { steps: ['see Sign in with Google'] }),
  comments('signed in, nothing written', { isSignedIn: true }),
  comments('a conversation', { ...conversation, steps: [`see ${question}`] }),
  comments('replying', { ...conversation, steps: ['click Reply', `type Your reply: ${answer}`] }),
  comments('text of every kind, and a deleted comment', { path: '/blogpost6' }),
  comments('too long', { isSignedIn: true, steps: [`type Your comment: ${'long '.repeat(1_100)}`] }),
  comments('sending', { isSignedIn: true, answers: { 'POST /api/comments': null }, steps: posting }),
  comments('waiting for the network', {
    isSignedIn: true,
    isOffline: true,
    steps: [...posting, 'see Waiting for the network'],
  }),
  refused('refused', 403, { kind: 'forbidden' }, 'Not sent'),
  refused('too many in a short time', 429, { kind: 'rate-limited', retryAfterSeconds: 40 }, 'Too many'),
  refused('signed out elsewhere', 401, { kind: 'signed-out' }, 'Not sent yet'),
  comments('without JavaScript', { browser: { javaScriptEnabled: false } }),
];

const contact = { path: '/#contact', part: '#contact' };
const message: readonly Step[] = [
  'type Name: Grace',
  'type Email: grace@reader.example',
  'type Message: A shop.',
  'click Send',
];
const subscribe = (email: string): readonly Step[] => [
  'type First name: Grace',
  'type Last name: Hopper',
  `type Email: ${email}`,
  'click Subscribe',
];
const formScenes: readonly Scene[] = [
  { name: 'contact: sent', ...contact, steps: [...message, 'see Message sent'] },
  {
    name: 'contact: not sent',
    ...contact,
    answers: { 'POST /send-form': 'fail' },
    steps: [...message, 'see not sent'],
  },
  { name: 'subscribe: invalid', path: '/subscribe', steps: subscribe('no-at-sign') },
  {
    name: 'subscribe: done',
    path: '/subscribe',
    steps: [...subscribe('grace@reader.example'), 'see Success!'],
  },
];

const widths = [320, 768, 1024, 2560];
const forcedColors = { browser: { forcedColors: 'active' } } as const;
const onPaper = { isOnPaper: true, widths: [720] };

/** These states need the sample's articles. */
const ofSample: readonly Scene[] = [
  { name: 'home', path: '/' },
  ...articlePaths.map((path) => ({ name: path.replace('/blogpost', 'article '), path })),
  { name: 'subscribe', path: '/subscribe' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'not found', path: '/no-such-page' },
  { name: 'work: a project', path: '/work/travel-blog' },
  { name: 'about', path: '/about' },
  { name: 'about on paper', path: '/about', ...onPaper },
  { name: 'hero: after a press', path: '/', part: '#about', steps: ['click Tea', 'see saved'] },
  { name: 'home, narrow and wide', path: '/', widths },
  { name: 'article 4, narrow and wide', path: '/blogpost4', widths },
  { name: 'home in forced colors', path: '/', ...forcedColors },
  { name: 'article 9 in forced colors', path: '/blogpost9', ...forcedColors },
  { name: 'article on paper', path: '/blogpost3', ...onPaper },
  { name: 'home on paper', path: '/', ...onPaper },
  ...commentScenes,
  ...formScenes,
];

export const scenes: readonly Scene[] = [
  ...(siteTree === 'sample' ? ofSample : []),
  ...builtPages()
    .filter((path) => siteTree !== 'sample' || path.startsWith('/apps/'))
    .map((path) => ({ name: path.slice(1).replace('/', ' ') || 'home', path })),
];
