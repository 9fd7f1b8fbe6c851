import { expect, test } from 'vitest';
import type { Refusal } from '../port.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import {
  emptyOutbox,
  nextToSend,
  type Outbox,
  type OutboxEvent,
  stateOf,
  type Unsent,
  unsentAfter,
} from './outbox.ts';

const entry = (id: string, minute: number, author = ada): Unsent => {
  const { createdAt, ...of } = comment(id, author, minute);
  return { id: of.id, page, parentId: null, body: of.body, writtenAt: createdAt, author };
};
const one = entry('one', 1);
const two = entry('two', 2);
const after = (...events: readonly OutboxEvent[]): Outbox => events.reduce(unsentAfter, emptyOutbox);
const found = { type: 'found', entries: [two, one] } as const;
const refused = (refusal: Refusal, at = 0) =>
  [
    { type: 'send-began', id: one.id },
    { type: 'not-sent', id: one.id, refusal, at },
  ] as const;

test('comments are sent in the order in which they were written, one at a time', () => {
  expect(nextToSend(after(found), ada)?.id).toBe(one.id);
  expect(nextToSend(after(found, { type: 'send-began', id: one.id }), ada)).toBeUndefined();
  const sent = after(found, { type: 'send-began', id: one.id }, { type: 'sent', id: one.id });
  expect(nextToSend(sent, ada)?.id).toBe(two.id);
});

test('dropping another comment leaves the one on its way alone', () => {
  const outbox = after(found, { type: 'send-began', id: one.id }, { type: 'dropped', id: two.id });
  expect(outbox.sending).toBe(one.id);
  expect(outbox.entries).toEqual([one]);
  expect(unsentAfter(outbox, { type: 'dropped', id: one.id }).sending).toBeNull();
});

test('an answer that comes after its comment was dropped does not end the send of the next', () => {
  const outbox = after(
    found,
    { type: 'send-began', id: one.id },
    { type: 'dropped', id: one.id },
    { type: 'send-began', id: two.id },
  );
  expect(unsentAfter(outbox, { type: 'sent', id: one.id }).sending).toBe(two.id);
  const refusal = { kind: 'unavailable' } as const;
  expect(unsentAfter(outbox, { type: 'not-sent', id: one.id, refusal, at: 0 }).sending).toBe(two.id);
});

test('dropping a comment says nothing of the network', () => {
  const missed = after(found, ...refused({ kind: 'unavailable' }));
  expect(unsentAfter(missed, { type: 'dropped', id: two.id }).misses).toBe(1);
});

test('nothing is sent while nobody is signed in, nor by somebody else', () => {
  expect(nextToSend(after(found), null)).toBeUndefined();
  expect(nextToSend(after(found), grace)).toBeUndefined();
  expect(stateOf(after(found), one.id, 'no')).toEqual({ kind: 'signed-out' });
});

test('a refused comment lets the next one pass, and goes again when asked', () => {
  const outbox = after(found, ...refused({ kind: 'invalid', problems: ['No.'] }));
  expect(nextToSend(outbox, ada)?.id).toBe(two.id);
  expect(stateOf(outbox, one.id, 'yes')).toMatchObject({ kind: 'refused' });
  expect(nextToSend(unsentAfter(outbox, { type: 'retry-asked', id: one.id }), ada)?.id).toBe(one.id);
});

test('a lost network stops the line, longer each time, and at most a minute', () => {
  let outbox = after(found);
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    for (const event of refused({ kind: 'unavailable' }, 1000)) outbox = unsentAfter(outbox, event);
    waits.push(((outbox.pause?.until ?? 0) - 1000) / 1000);
    expect(nextToSend(outbox, ada)).toBeUndefined();
    outbox = unsentAfter(outbox, { type: 'pause-ended' });
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect(stateOf(outbox, two.id, 'yes')).toEqual({ kind: 'waiting', isTried: false });
});

test('a send that works begins the waiting anew', () => {
  const outbox = after(
    found,
    ...refused({ kind: 'unavailable' }),
    { type: 'pause-ended' },
    { type: 'sent', id: one.id },
    ...refused({ kind: 'unavailable' }, 0),
  );
  expect(outbox.pause?.until).toBe(2000);
});

test('a limit stops the line for as long as the backend says', () => {
  const outbox = after(found, ...refused({ kind: 'rate-limited', retryAfterSeconds: 12 }, 5000));
  expect(stateOf(outbox, two.id, 'yes')).toEqual({ kind: 'limited', until: 17_000 });
  expect(nextToSend(outbox, ada)).toBeUndefined();
});
