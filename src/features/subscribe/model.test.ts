import { expect, test } from 'vitest';
import { answerSchema, firstInvalid } from './model.ts';

const all = { MERGE1: 'Ada', MERGE2: 'Lovelace', EMAIL: 'ada@reader.example' };

test('the full form needs both names and an address with an @', () => {
  expect(firstInvalid('full', all)).toBeUndefined();
  expect(firstInvalid('full', { ...all, MERGE1: ' ' })).toBe('MERGE1');
  expect(firstInvalid('full', { ...all, MERGE2: '' })).toBe('MERGE2');
  expect(firstInvalid('full', { ...all, EMAIL: 'ada' })).toBe('EMAIL');
  expect(firstInvalid('full', { ...all, EMAIL: '' })).toBe('EMAIL');
});

test('the first of many bad fields is the one', () => {
  expect(firstInvalid('full', {})).toBe('MERGE1');
});

test('the compact form needs an address with an @, and nothing else', () => {
  expect(firstInvalid('compact', { EMAIL: 'a@b' })).toBeUndefined();
  expect(firstInvalid('compact', { EMAIL: 'ab' })).toBe('EMAIL');
});

test('an answer has a result and a msg', () => {
  expect(answerSchema.safeParse({ result: 'success', msg: 'Thanks', more: 1 }).success).toBe(true);
  for (const odd of [null, 'success', {}, { result: 'success' }, { result: 1, msg: 'x' }, { msg: 'x' }]) {
    expect(answerSchema.safeParse(odd).success).toBe(false);
  }
});
