// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

const draft = { id: 'abc1234', body: 'Half a thought' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a draft comes back with the id that it had', () => {
  keepDraft('here', draft);
  expect(readDraft('here')).toEqual(draft);
  expect(readDraft('elsewhere')).toBeNull();
});

test('an emptied text leaves nothing behind', () => {
  keepDraft('here', draft);
  keepDraft('here', { ...draft, body: '' });
  expect(localStorage).toHaveLength(0);
});

test('a forgotten draft is gone', () => {
  keepDraft('here', draft);
  forgetDraft('here');
  expect(readDraft('here')).toBeNull();
});

test('what is stored and is no draft is not taken for one', () => {
  for (const text of ['', '{', '7', '{"id":1,"body":"x"}', '["abc1234"]']) {
    localStorage.setItem('here', text);
    expect(readDraft('here')).toBeNull();
  }
});

test('a storage that throws stops nobody from typing', () => {
  const broken = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const storage: Storage = Object.assign(
    Object.create(localStorage),
    broken,
  );
  expect(() => keepDraft('here', draft, storage)).not.toThrow();
  expect(readDraft('here', storage)).toBeNull();
});

test('a browser that forbids storage by its settings stops nobody either', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => keepDraft('here', draft)).not.toThrow();
  expect(() => forgetDraft('here')).not.toThrow();
  expect(readDraft('here')).toBeNull();
});
