import { expect, test } from 'vitest';
import { type Focus, noFocus, refocus, sameFocus } from './interaction.ts';
import { commentIdSchema } from './model.ts';

const a = commentIdSchema.parse('aaaaaaa');
const b = commentIdSchema.parse('bbbbbbb');
const replying: Focus = { kind: 'replying', to: b, thread: a };
const editing: Focus = { kind: 'editing', id: a };

test('opening one form closes the other', () => {
  expect(refocus(replying, { type: 'edit-opened', id: a })).toEqual(editing);
  expect(refocus(editing, { type: 'reply-opened', to: b, thread: a })).toEqual(replying);
});

test('cancelling and sending close the form', () => {
  expect(refocus(editing, { type: 'cancelled' })).toEqual(noFocus);
  expect(refocus(replying, { type: 'sent', from: replying })).toEqual(noFocus);
});

test('a late answer leaves a form that was opened in the meantime', () => {
  expect(refocus(editing, { type: 'sent', from: replying })).toEqual(editing);
  expect(refocus(editing, { type: 'sent', from: { kind: 'editing', id: b } })).toEqual(editing);
});

test('a refused edit opens its form again, unless another one is open', () => {
  expect(refocus(noFocus, { type: 'edit-refused', id: a })).toEqual(editing);
  expect(refocus(replying, { type: 'edit-refused', id: a })).toEqual(replying);
});

test('two replies to different comments of a thread are different forms', () => {
  expect(sameFocus(replying, { kind: 'replying', to: a, thread: a })).toBe(false);
  expect(sameFocus(noFocus, { kind: 'none' })).toBe(true);
});
