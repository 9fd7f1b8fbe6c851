import { expect, test } from 'vitest';
import { invalid } from './problem.ts';
import { changeSchema, draftSchema } from './task.ts';

const id = 'b7f1f0a4-2f0c-4a51-9d0c-5a3a0a4a7c11';

test('a new title and a changed one need a letter or a digit', () => {
  for (const title of ['...', ' ?! ']) {
    const draft = draftSchema.safeParse({ id, title, notes: '' });
    const change = changeSchema.safeParse({ title });
    for (const { error } of [draft, change])
      expect(error && invalid(error).fields).toEqual({
        title: 'A title needs a letter or a digit.',
      });
  }
});

test('letters of any language will do', () => {
  expect(changeSchema.safeParse({ title: '買い物' }).success).toBe(true);
});
