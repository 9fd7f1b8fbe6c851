import { expect, test } from 'vitest';
import { failure, success } from '#lib/outcome.ts';
import { ada } from '../../testing/people.ts';
import { asReader, signInRefusalOf } from './refusals.ts';

const error = (code: string) => Object.assign(new Error(code), { code });

test("the provider's codes become refusals that have words", () => {
  expect(signInRefusalOf(error('auth/popup-blocked')).kind).toBe('popup-blocked');
  expect(signInRefusalOf(error('auth/popup-closed-by-user')).kind).toBe('popup-closed');
  expect(signInRefusalOf(error('auth/unauthorized-domain')).kind).toBe('domain-not-authorized');
  expect(signInRefusalOf(error('auth/network-request-failed')).kind).toBe('unavailable');
  expect(signInRefusalOf(new Error('anything')).kind).toBe('forbidden');
});

test.for([
  ['permission-denied', 'forbidden'],
  ['unavailable', 'unavailable'],
  ['auth/user-not-found', 'signed-out'],
  ['auth/invalid-refresh-token', 'signed-out'],
  ['anything', 'unavailable'],
] as const)('a write that ends in %s is %s', async ([code, kind]) => {
  const write = () => Promise.reject(error(code));
  expect(await asReader(async () => ada, write)).toEqual(failure({ kind }));
});

test('a token that can’t be renewed without a network is no bug', async () => {
  const reader = () => Promise.reject(error('auth/network-request-failed'));
  expect(await asReader(reader, async () => success(0))).toEqual(failure({ kind: 'unavailable' }));
});
