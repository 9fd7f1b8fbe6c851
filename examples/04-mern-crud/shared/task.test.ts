import { expect, test } from 'vitest';
import { invalid } from './problem.ts';
import { changeSchema, draftSchema, listQuerySchema } from './task.ts';

const id = 'b7f1f0a4-2f0c-4a51-9d0c-5a3a0a4a7c11';

test('a title loses the white space around it', () => {
  expect(
    draftSchema.parse({ id, title: '  Buy paint ', notes: '' }).title,
  ).toBe('Buy paint');
});

test('a title of only white space is refused', () => {
  const read = draftSchema.safeParse({ id, title: '   ', notes: '' });
  expect(read.error && invalid(read.error).fields).toEqual({
    title: 'Give the task a title.',
  });
});

test('each wrong field is named once, in words for a person', () => {
  const read = draftSchema.safeParse({
    id,
    title: 'x'.repeat(121),
    notes: 'x'.repeat(2001),
  });
  expect(read.error && invalid(read.error).fields).toEqual({
    title: 'A title has at most 120 characters.',
    notes: 'Notes have at most 2000 characters.',
  });
});

test('a query object in place of a string is refused', () => {
  expect(changeSchema.safeParse({ title: { $ne: null } }).success).toBe(
    false,
  );
  expect(
    listQuerySchema.safeParse({ progress: { $ne: 'done' } }).success,
  ).toBe(false);
});

test('a change has the fields that were sent and no others', () => {
  expect(changeSchema.parse({ title: 'Buy paint' })).toEqual({
    title: 'Buy paint',
  });
});

test('an empty change, and a change of a fixed field, are refused', () => {
  const nothing = changeSchema.safeParse({});
  expect(nothing.error && invalid(nothing.error).message).toBe(
    'Say what to change.',
  );
  expect(
    changeSchema.safeParse({ createdAt: '2022-04-28T00:00:00.000Z' })
      .success,
  ).toBe(false);
});
