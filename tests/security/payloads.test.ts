import { expect } from 'vitest';
import { hostileLines } from '../setup/hostile-input.ts';
import { attacks, inputs } from './attacks.ts';
import { subscribe, subscribeByJsonp } from './form-requests.ts';
import { exchange, rawGet } from './raw-request.ts';
import { targets } from './shared-targets.ts';

// How the server answers with some of these texts. What a browser makes of all of them is in tests/sweeps/hostile-input.test.ts.

const refuses = attacks('scripts and markup in text', { atOnce: 8 });
const target = targets.http;

const guarded = (answer: Response, type: RegExp) => {
  expect(answer.headers.get('content-type')).toMatch(type);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
};

const markup = hostileLines
  .filter((line) => line.includes('<') && line.length < 300)
  .filter((_, i) => i % 24 === 0);
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
/** What a browser would read as elements of a payload, but for those that the page has anyway. */
const elements = (payload: string, page: string) =>
  (payload.match(/<[a-z/!?][^>]*>?/gi) ?? []).filter((each) => !page.includes(each));

const signUp = (text: string) =>
  subscribe(
    target,
    { EMAIL: text.toWellFormed(), MERGE1: text.toWellFormed() },
    { headers: { accept: 'text/html' } },
  );
const plainAnswer = await (await signUp('no address')).text();
refuses('no page of the server gives markup back', markup, async (payload) => {
  const answer = await signUp(payload);
  guarded(answer, /^text\/html/);
  const text = await answer.text();
  for (const element of elements(payload, plainAnswer)) expect(text).not.toContain(element);
});

const few = markup.filter((_, i) => i % 4 === 0);
const reflecting = inputs`
  /auth/done?error= /api/comments?page= /list/unsubscribe?token= /nowhere/ /blogpost5?`;
const opened = async (path: string) =>
  (await exchange(target.connect(), rawGet(path, ['Host: localhost', 'Accept: text/html']))).text;
const plainPages = new Map(
  await Promise.all(reflecting.map(async (path) => [path, await opened(path)] as const)),
);
refuses('no address reflects what is in it', few, async (payload) => {
  for (const [path, plain] of plainPages) {
    const text = await opened(path + encoded(payload));
    for (const element of elements(payload, plain)) expect(text, path).not.toContain(element);
  }
});

refuses('an answer to the list form can not end its own script', few, async (payload) => {
  const answer = await subscribeByJsonp(target, { EMAIL: payload.toWellFormed() });
  guarded(answer, /javascript/);
  expect(await answer.text()).not.toContain('<');
});
