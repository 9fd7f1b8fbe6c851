import { expect, test } from 'vitest';
import { guard } from './place.ts';

test('writing while signed out leads to the sign-in', () => {
  expect(guard('new', false)).toBe('sign-in');
});

test('after signing in they are where they wanted to be', () => {
  expect(guard('new', true)).toBe('new');
  expect(guard('sign-in', true)).toBe('posts');
});

test('reading and signing in are open to everybody', () => {
  expect(guard('posts', false)).toBe('posts');
  expect(guard('sign-in', false)).toBe('sign-in');
});

test('until it is known who is signed in, only the posts are shown', () => {
  expect(guard('posts', null)).toBe('posts');
  expect(guard('new', null)).toBe('waiting');
  expect(guard('sign-in', null)).toBe('waiting');
});
