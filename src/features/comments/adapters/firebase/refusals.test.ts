import { expect, test } from 'vitest';
import { failure, success } from '#lib/outcome.ts';
import { asReader, refusalOf, signInRefusalOf } from './refusals.ts';

const error = (code: string) => Object.assign(new Error(code), { code });

test("the provider's codes become refusals that have words", () => {
  expect(signInRefusalOf(error('auth/popup-blocked')).kind).toBe('popup-blocked');
  expect(signInRefusalOf(error('auth/popup-closed-by-user')).kind).toBe('popup-closed');
  expect(signInRefusalOf(error('auth/unauthorized-domain')).kind).toBe('domain-not-authorized');
  expect(signInRefusalOf(error('auth/network-request-failed')).kind).toBe('unavailable');
  expect(signInRefusalOf(new Error('anything')).kind).toBe('forbidden');
});

test('a refusal of the rules is not a lost network', () => {
  expect(refusalOf(error('permission-denied')).kind).toBe('forbidden');
  expect(refusalOf(error('unavailable')).kind).toBe('unavailable');
  expect(refusalOf(new Error('anything')).kind).toBe('unavailable');
});

test('a token that can’t be renewed without a network is no bug', async () => {
  const reader = () => Promise.reject(error('auth/network-request-failed'));
  expect(await asReader(reader, async () => success(0))).toEqual(failure({ kind: 'unavailable' }));
});
