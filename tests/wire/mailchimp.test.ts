// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { subscribe } from '#features/subscribe/subscribe.ts';
import { callCount, lastCall } from '#features/subscribe/testing/provider-script.ts';

// The subscription form on Mailchimp's wire: a script that calls back, from the hosted form's address.

type Call = ReturnType<typeof lastCall>;
const list = 'https://sample.us1.list-manage.com/subscribe';
const values = { EMAIL: 'ada+list@reader.example', MERGE1: 'Ada & Co', MERGE2: "O'Brien 👩" };

function ask(answer: (call: Call) => void) {
  const formUrl = `${list}/post?u=0123abcd&id=9f&f_id=00e1`;
  const outcome = subscribe({ kind: 'mailchimp', formUrl }, { ...values, EMAIL: ` ${values.EMAIL} ` });
  answer(lastCall());
  return outcome;
}

test('the list is asked at its json address, with its account, the three fields and the callback', async () => {
  const outcome = ask(({ address, callback, answer }) => {
    expect(address.origin + address.pathname).toBe(`${list}/post-json`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      u: '0123abcd',
      id: '9f',
      f_id: '00e1',
      ...values,
      c: callback,
    });
    expect(callback).toMatch(/^subscribe_answer_\d+$/);
    answer({ result: 'success', msg: 'Thank you for subscribing!' });
  });
  expect(await outcome).toEqual({ kind: 'success', message: ['Thank you for subscribing!'] });
  expect(callCount()).toBe(0);
});

test.each<[string, (call: Call) => void, words: string]>([
  ['an answer of another shape', (call) => call.answer({ status: 'fine' }), 'could not be read'],
  ['a server error or a broken connection', (call) => call.fail(), 'could not be reached'],
  ['a script that never calls back', (call) => call.loadWithoutAnswer(), 'did not answer'],
])('%s ends in words', async (_, answer, words) => {
  expect(await ask(answer)).toEqual({ kind: 'error', message: [expect.stringContaining(words)] });
});
