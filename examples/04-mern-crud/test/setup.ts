import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// A busy machine may be slow; a condition that holds is still seen at once.
configure({ asyncUtilTimeout: 8_000 });

const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  const seen = complaints.mock.calls.map((call) => call.join(' '));
  complaints.mockClear();
  expect(seen, 'nothing may be complained about in the console').toEqual(
    [],
  );
});
