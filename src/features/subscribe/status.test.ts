import { expect, test } from 'vitest';
import { nextStatus, type Status } from './status.ts';

const sending: Status = { kind: 'sending' };

test('submitting leads from nothing, and from an error, to sending', () => {
  expect(nextStatus(null, { type: 'submitted' })).toEqual(sending);
  expect(nextStatus({ kind: 'error', message: ['no'] }, { type: 'submitted' })).toEqual(sending);
});

test("an answer of success is success with the server's message", () => {
  expect(nextStatus(sending, { type: 'answered', result: 'success', message: ['Thanks'] })).toEqual({
    kind: 'success',
    message: ['Thanks'],
  });
});

test.each(['error', 'pending', ''])("an answer of '%s' is an error with the server's message", (result) => {
  expect(nextStatus(sending, { type: 'answered', result, message: ['No'] })).toEqual({
    kind: 'error',
    message: ['No'],
  });
});

test('a failed call is an error with its words', () => {
  expect(nextStatus(sending, { type: 'failed', message: 'Silence' })).toEqual({
    kind: 'error',
    message: ['Silence'],
  });
});

test('what nobody waits for changes nothing', () => {
  expect(nextStatus(null, { type: 'failed', message: 'late' })).toBeNull();
  const done: Status = { kind: 'success', message: [] };
  expect(nextStatus(done, { type: 'answered', result: 'error', message: ['late'] })).toBe(done);
});
