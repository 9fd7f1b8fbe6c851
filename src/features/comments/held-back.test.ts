import { expect, test } from 'vitest';
import { letIn } from './held-back.ts';
import { ada, comment, grace } from './testing/people.ts';

const old = comment('old', ada, 1);
const mine = comment('mine', ada, 2);
const theirs = comment('theirs', grace, 3);
const isMine = ({ userId }: typeof old) => userId === ada.uid;
const ids = (set: ReadonlySet<string> | null) => [...(set ?? [])];

test('the first list is let in whole', () => {
  expect(ids(letIn(null, [old, theirs], true, isMine))).toEqual([old.id, theirs.id]);
});

test("while somebody reads, another's comment waits and one's own doesn't", () => {
  const known = letIn(null, [old], true, isMine);
  expect(ids(letIn(known, [old, mine, theirs], true, isMine))).toEqual([old.id, mine.id]);
});

test('while nobody reads, nothing waits', () => {
  const known = letIn(null, [old], true, isMine);
  expect(ids(letIn(known, [old, theirs], false, isMine))).toEqual([old.id, theirs.id]);
});

test('a list with nothing new gives the same set back', () => {
  const known = letIn(null, [old, mine], true, isMine);
  expect(letIn(known, [mine], true, isMine)).toBe(known);
});
