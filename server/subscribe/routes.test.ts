import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { callbackName } from '#features/subscribe/model.ts';
import { openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';
import { createSubscriberStore } from './store.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

const callback = callbackName(1);
const ownPage = { 'sec-fetch-site': 'same-origin' };
const stored = () => createSubscriberStore(site.db, () => new Date()).list();
const jsonp = (fields: Record<string, string>, headers: Record<string, string> = ownPage) => {
  const query = new URLSearchParams({ u: 'embedded', id: 'embedded', c: callback, ...fields });
  return site.app.request(`/list/subscribe/post-json?${query}`, { headers });
};
/** Runs the answer as the browser would, and returns what the callback was given. */
const answerTo = async (fields: Record<string, string>) => {
  const given: unknown[] = [];
  const script = await (await jsonp(fields)).text();
  vm.runInNewContext(script, { [callback]: (value: unknown) => given.push(value) });
  expect(given).toHaveLength(1);
  return JSON.parse(JSON.stringify(given[0]));
};
const ada = { EMAIL: 'ada@reader.example', MERGE1: 'Ada', MERGE2: 'Sample' };

test('a new address joins the list, and one that is on it gets the same answer', async () => {
  for (let i = 0; i < 2; i++) {
    const answer = await jsonp(ada);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await answer.text()).toBe(
      `${callback}({"result":"success","msg":"Thank you. You are on the list."})`,
    );
  }
  expect(stored()).toEqual([
    {
      email: 'ada@reader.example',
      firstName: 'Ada',
      lastName: 'Sample',
      subscribedAt: new Date(site.clock.now).toISOString(),
      confirmedAt: null,
      expiresAt: null,
      refusals: 0,
    },
  ]);
});

test('an invalid address is refused, with nothing of what was typed', async () => {
  // More of them, and their answers: tests/security/list.test.ts.
  for (const EMAIL of ['', 'ada', '<b>ada</b>@reader.example'])
    expect(await answerTo({ EMAIL })).toEqual({
      result: 'error',
      msg: 'The email address is missing or not valid.',
    });
  expect(stored()).toEqual([]);
});

test('an international domain is the same however it is written', async () => {
  for (const EMAIL of ['ada@Bücher.example', ' Ada@xn--bcher-kva.example'])
    expect(await answerTo({ EMAIL })).toMatchObject({ result: 'success' });
  expect(stored()).toHaveLength(1);
});

test('a form that a program filled in is thanked and forgotten', async () => {
  expect(await answerTo({ ...ada, b_embedded_embedded: 'x' })).toMatchObject({ result: 'success' });
  expect(stored()).toEqual([]);
  expect(await answerTo({ ...ada, b_embedded_embedded: '' })).toMatchObject({ result: 'success' });
  expect(stored()).toHaveLength(1);
});

test.each<[string, Record<string, string>]>([
  ['a browser', { origin }],
  ['a text browser, which names only the page', { referer: `${origin}/subscribe` }],
])('a form without script is answered with a page: %s', async (_, headers) => {
  const body = new URLSearchParams(ada);
  const sent = await site.app.request('/list/subscribe/post?u=1&id=2', { method: 'POST', body, headers });
  expect(sent.status).toBe(200);
  expect(await sent.text()).toMatch(/<h1>Success!<\/h1><p>Thank you. You are on the list.<\/p>/);
});

test('a link subscribes nobody; it leads to the form', async () => {
  const answer = await site.app.request(`/list/subscribe/post?${new URLSearchParams(ada)}`, {
    headers: { 'sec-fetch-site': 'none' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe']);
  const head = await site.app.request('/list/subscribe/post-json', { method: 'HEAD' });
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  expect(stored()).toEqual([]);
});
