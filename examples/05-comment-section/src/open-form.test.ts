import { expect, test } from 'vitest';
import { noForm, type OpenForm, openFormReducer } from './open-form.ts';

const reply: OpenForm = { kind: 'reply', to: 'a' };
const edit: OpenForm = { kind: 'edit', id: 'b' };

test('opening a form closes the one that was open', () => {
  expect(openFormReducer(reply, { type: 'edit-opened', id: 'b' })).toEqual(
    edit,
  );
  expect(openFormReducer(edit, { type: 'reply-opened', to: 'a' })).toEqual(
    reply,
  );
});

test('cancelling closes the open form', () => {
  expect(openFormReducer(reply, { type: 'cancelled' })).toEqual(noForm);
  expect(openFormReducer(edit, { type: 'cancelled' })).toEqual(noForm);
});

test('an accepted text closes the form that it came from', () => {
  expect(
    openFormReducer(edit, { type: 'sent', from: { ...edit } }),
  ).toEqual(noForm);
});

test('a late answer leaves another form open', () => {
  expect(openFormReducer(edit, { type: 'sent', from: reply })).toBe(edit);
  const another: OpenForm = { kind: 'reply', to: 'z' };
  expect(openFormReducer(another, { type: 'sent', from: reply })).toBe(
    another,
  );
});
