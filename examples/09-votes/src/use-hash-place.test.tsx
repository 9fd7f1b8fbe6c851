// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHashPlace } from './use-hash-place.ts';

afterEach(() => {
  cleanup();
  location.hash = '';
});

test('a place has an address, and an address its place', async () => {
  location.hash = '#new';
  const { result } = renderHook(useHashPlace);
  expect(result.current[0]).toBe('new');
  act(() => result.current[1]('sign-in'));
  await waitFor(() => expect(result.current[0]).toBe('sign-in'));
  expect(location.hash).toBe('#sign-in');
});

test('an unknown address shows the posts', () => {
  location.hash = '#nowhere';
  const { result } = renderHook(useHashPlace);
  expect(result.current[0]).toBe('posts');
});
