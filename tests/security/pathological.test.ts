import { expect } from 'vitest';
import { hasMarkdown } from '#features/comments/markdown/markdown-parser.ts';
import { comments, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { sendMessage, subscribe } from './form-requests.ts';
import { exchange, rawGet } from './raw-request.ts';
import { targets } from './shared-targets.ts';

// Inputs that make a careless pattern try every way to match. Four times the length should take four times as long; a quadratic
// pattern takes sixteen times as long, and an exponential one never ends. The limit of eight leaves room for a busy machine.

const refuses = attacks('inputs for slow patterns');
const target = targets.http;
const ada = await target.signedIn('Ada');

async function timed(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function growsSlowly(run: (length: number) => unknown, full: number): Promise<void> {
  // The shortest times count, because other work on the machine only makes a run longer. A busy machine gets more tries.
  let [quarter, whole] = [await timed(() => run(full / 4)), await timed(() => run(full))];
  for (let tries = 0; tries < 60 && whole > 8 * quarter; tries++) {
    quarter = Math.min(quarter, await timed(() => run(full / 4)));
    whole = Math.min(whole, await timed(() => run(full)));
  }
  expect(whole / quarter).toBeLessThanOrEqual(8);
}

/** Text of a length, made of a unit over and over, with an end that makes it fail. */
const filled = (unit: string, length: number, end = '') =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;

const texts: readonly (readonly [unit: string, end: string])[] = [
  ...[...' \n\u200b\u0301a<([)./\\&"`*_\u202e', '\t ', '👩‍👧'].map((unit) => [unit, '!'] as const),
  ...'http:// https://a. http://( http://a) https://[ h http https: http://a/(a) http://…'
    .split(' ')
    .map((unit) => [unit, ' '] as const),
  ...['a.a', 'a@a', '-a', 'a-', '0', 'é', '\ud83d', 'aA1'].map((unit) => [unit, '@'] as const),
];

refuses('the body of a comment', texts, ([unit, end]) =>
  growsSlowly((length) => ada.ask(comments, posting({ body: `x${filled(unit, length - 1, end)}` })), 5000),
);

refuses('a body of white space, as far as a request may be', [' ', '\u200b', '\u0301', '\u2800'], (unit) =>
  growsSlowly((length) => ada.ask(comments, posting({ body: filled(unit, length, '') })), 40_000),
);

const fields = ['from_name', 'reply_to', 'message'].flatMap((field) =>
  texts
    .slice(0, 40)
    .filter((_, i) => i % 4 === 0)
    .map(([unit, end]) => ({ field, unit, end })),
);
refuses('the fields of the contact form', fields, ({ field, unit, end }) =>
  growsSlowly((length) => sendMessage(target, { [field]: `a@a.${filled(unit, length, end)}` }), 32_000),
);

refuses(
  'an e-mail address for the list',
  texts.filter((_, i) => i % 2 === 0),
  ([unit, end]) =>
    growsSlowly(
      (length) => subscribe(target, { EMAIL: `a@${filled(unit, length, end)}`.toWellFormed() }),
      4_000,
    ),
);

const headers: readonly (readonly [name: string, unit: string])[] = [
  ['Cookie', 'a=b; '],
  ['Cookie', 'site.session_token='],
  ['Cookie', ';'],
  ['Cookie', '%'],
  ['X-Forwarded-For', '1,'],
  ['X-Forwarded-For', ':'],
  ['X-Forwarded-For', 'a '],
  ['Forwarded', 'for=a;'],
  ['Accept-Encoding', 'br;q=0 ,'],
  ['Accept-Encoding', ' '],
  ['If-None-Match', 'W/"a", '],
  ['If-None-Match', '"'],
  ['Accept', 'text/html,'],
  ['Origin', 'http://a.'],
  ['Referer', 'http://a/'],
];
refuses('the headers of a request', headers, ([name, unit]) =>
  growsSlowly(
    (length) =>
      exchange(
        target.connect(),
        rawGet('/api/reader', ['Host: localhost', `${name}: ${filled(unit, length, 'x')}`]),
      ),
    12_000,
  ),
);

const paths = ['/', '//', '/./', '/../', '%2f', '%', '/a', '/blogpost', '0', '%00', '%c0%ae', ';'];
refuses('the path of a request', paths, (unit) =>
  growsSlowly((length) => exchange(target.connect(), rawGet(`/${filled(unit, length)}`)), 12_000),
);

const markdown = [
  ...'> *a _a* *_ **_ [a] ![ []( [a](< [a](https://a.'.split(' '),
  '> - ',
  '- ',
  '1. ',
  '- a\n',
  '``a`',
];
// Last, for it keeps this process so busy that idle connections to the server run out.
refuses(
  'reading the Markdown of a comment',
  [...texts, ...markdown.map((unit) => [unit, ''] as const)],
  ([unit, end]) =>
    growsSlowly((length) => {
      const text = filled(unit, length, end);
      // One comment takes very little time, so several are timed.
      for (let i = 0; i < 5; i++) hasMarkdown(text);
    }, 5000),
);
