// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';

const draft = { id: 'abc1234', body: 'Half a thought' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a draft comes back with the id that it had', () => {
  saveDraft('here', draft);
  expect(readDraft('here')).toEqual(draft);
  expect(readDraft('elsewhere')).toBeNull();
});

test('an empty text removes the draft', () => {
  saveDraft('here', draft);
  saveDraft('here', { ...draft, body: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft('here')).toBeNull();
});

test('a stored value that is not a draft is ignored', () => {
  for (const text of ['', '{', '7', '{"id":1,"body":"x"}', '["abc1234"]']) {
    sessionStorage.setItem('here', text);
    expect(readDraft('here')).toBeNull();
  }
});

test('a full storage does not stop anyone from typing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
  expect(() => saveDraft('here', draft, full)).not.toThrow();
  expect(readDraft('here', full)).toBeNull();
});

test('neither does a browser that forbids storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => saveDraft('here', draft)).not.toThrow();
  expect(readDraft('here')).toBeNull();
});
