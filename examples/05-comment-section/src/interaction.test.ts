import { expect, test } from 'vitest';
import { type Focus, noFocus, refocus } from './interaction.ts';

const replying: Focus = { kind: 'replying', to: 'a' };
const editing: Focus = { kind: 'editing', id: 'b' };

test('opening a form closes the one that was open', () => {
  expect(refocus(replying, { type: 'edit-opened', id: 'b' })).toEqual(
    editing,
  );
  expect(refocus(editing, { type: 'reply-opened', to: 'a' })).toEqual(
    replying,
  );
});

test('cancelling closes whichever form is open', () => {
  expect(refocus(replying, { type: 'cancelled' })).toEqual(noFocus);
  expect(refocus(editing, { type: 'cancelled' })).toEqual(noFocus);
});

test('an accepted text closes the form that it came from', () => {
  expect(refocus(editing, { type: 'sent', from: { ...editing } })).toEqual(
    noFocus,
  );
});

test('a late answer leaves another form open', () => {
  expect(refocus(editing, { type: 'sent', from: replying })).toBe(editing);
  expect(
    refocus(
      { kind: 'replying', to: 'z' },
      { type: 'sent', from: replying },
    ),
  ).toEqual({
    kind: 'replying',
    to: 'z',
  });
});
