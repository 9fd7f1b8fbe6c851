import { afterEach, expect, vi } from 'vitest';

// What reaches console.error in a test is a defect: an unkeyed list, an unhandled act, a swallowed exception.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  const seen = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockClear();
  expect(seen, 'console.error was called').toEqual([]);
});
