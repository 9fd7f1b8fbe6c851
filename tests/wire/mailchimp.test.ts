// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { subscribe } from '#features/subscribe/subscribe.ts';
import { callCount, lastCall } from '#features/subscribe/testing/provider-script.ts';
import { type Answer, type Recorded, type Recorder, startRecorder } from '../setup/recorder.ts';

// The subscription form on Mailchimp's wire: a script that calls back, from the hosted form's address.

let recorder: Recorder;
afterEach(() => recorder.stop());

const values = { EMAIL: 'ada+list@reader.example', MERGE1: 'Ada & Co', MERGE2: "O'Brien 👩" };
const says =
  (answer: object) =>
  ({ url }: Recorded): Answer => ({
    type: 'text/javascript',
    body: `${url.searchParams.get('c')}(${JSON.stringify(answer)})`,
  });

/** Subscribes, and does what a browser does with the script that the page asks for. */
async function ask(answer: (request: Recorded) => Answer) {
  recorder = await startRecorder(answer);
  const formUrl = `${recorder.origin}/subscribe/post?u=0123abcd&id=9f&f_id=00e1`;
  const outcome = subscribe({ kind: 'mailchimp', formUrl }, { ...values, EMAIL: ` ${values.EMAIL} ` });
  const call = lastCall();
  const script = await fetch(call.address).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  if (script === null) call.fail();
  else {
    // As a script element would: in this test's own window.
    runInThisContext(script);
    call.loadWithoutAnswer();
  }
  return outcome;
}

test('the list is asked at its json address, with its account, the three fields and the callback', async () => {
  expect(await ask(says({ result: 'success', msg: 'Thank you for subscribing!' }))).toEqual({
    kind: 'success',
    message: ['Thank you for subscribing!'],
  });
  const { method, url } = recorder.only();
  expect([method, url.pathname]).toEqual(['GET', '/subscribe/post-json']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    u: '0123abcd',
    id: '9f',
    f_id: '00e1',
    ...values,
    c: expect.stringMatching(/^subscribe_answer_\d+$/),
  });
  expect(callCount()).toBe(0);
});

test.each([
  ['an answer of another shape', says({ status: 'fine' }), 'could not be read'],
  ['a server error', () => ({ status: 500, body: 'Internal error' }) as const, 'could not be reached'],
  ['a broken connection', () => 'hang up' as const, 'could not be reached'],
  [
    'a script that never calls back',
    () => ({ type: 'text/javascript', body: '' }) as const,
    'did not answer',
  ],
])('%s ends in words', async (_, answer, words) => {
  expect(await ask(answer)).toEqual({ kind: 'error', message: [expect.stringContaining(words)] });
});
