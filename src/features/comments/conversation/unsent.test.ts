import { expect, test } from 'vitest';
import { ada, comment } from '../testing/people.ts';
import { unsentIn } from './unsent.ts';

const mine = comment('mine', ada, 2, { parentId: comment('top', ada, 1).id });

test('an unsent comment is kept as the comment that it will be', () => {
  expect(unsentIn(JSON.stringify(mine))).toEqual(mine);
});

test('one that an earlier version of the site kept is read all the same', () => {
  const { id, body, parentId, createdAt: writtenAt, pathName: page } = mine;
  const former = { id, page, parentId, body, writtenAt, author: ada };
  expect(unsentIn(JSON.stringify(former))).toEqual(mine);
});

test('anything else is none', () => {
  const texts = [null, '', 'nonsense', '{}', JSON.stringify({ ...mine, id: 'NOT-ONE' })];
  expect(texts.map(unsentIn)).toEqual(texts.map(() => null));
});
