import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDocuments } from './documents.ts';
import type { Document } from './journey.ts';

const prefix = 'app:travel-blog:document:';
const titled = (title: string): Document => ({ kind: 'journey', title });
const sample = new Map([['journey', titled('Sample')]]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

/** A tab of the same browser; jsdom tells a tab of its own changes to nobody, so the test does. */
function openTab() {
  const documents = openDocuments(localStorage, sample);
  const close = documents.subscribe(() => {});
  return { documents, close };
}
const tellOthers = (id: string) =>
  dispatchEvent(new StorageEvent('storage', { key: prefix + id, storageArea: localStorage }));

test('a first visit begins with the sample; later ones with what was kept', () => {
  const { documents, close } = openTab();
  expect([...documents.current().documents]).toEqual([...sample]);
  documents.put('journey', titled('Mine'));
  close();
  const again = openTab();
  expect(again.documents.current().documents.get('journey')).toEqual(titled('Mine'));
  again.close();
});

test('two tabs that write two documents at once lose neither', () => {
  const [one, two] = [openTab(), openTab()];
  one.documents.put('a', titled('from one'));
  two.documents.put('b', titled('from two'));
  tellOthers('a');
  tellOthers('b');
  expect([...one.documents.current().documents.keys()].sort()).toEqual(['a', 'b', 'journey']);
  expect([...two.documents.current().documents.keys()].sort()).toEqual(['a', 'b', 'journey']);
  two.documents.remove('a');
  tellOthers('a');
  expect(one.documents.current().documents.has('a')).toBe(false);
  one.close();
  two.close();
});

test('stored junk is skipped, and the rest is there', () => {
  localStorage.setItem(`${prefix}a`, 'no json');
  localStorage.setItem(`${prefix}b`, '{"kind":"day"}');
  localStorage.setItem(`${prefix}c`, JSON.stringify(titled('Whole')));
  localStorage.setItem('another-app', 'left alone');
  const { documents, close } = openTab();
  expect([...documents.current().documents]).toEqual([['c', titled('Whole')]]);
  documents.startOver();
  expect(localStorage.getItem('another-app')).toBe('left alone');
  close();
});

test('what finds no room stays on the screen, says so, and is tried again', () => {
  const { documents, close } = openTab();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  documents.put('a', titled('Long'));
  expect(documents.current().isKept).toBe(false);
  expect(documents.current().documents.get('a')).toEqual(titled('Long'));
  full.mockRestore();
  documents.put('b', titled('Short'));
  expect(documents.current().isKept).toBe(true);
  expect(localStorage.getItem(`${prefix}a`)).toContain('Long');
  close();
});

test('without any storage the journey is on the screen and is not called kept', () => {
  const documents = openDocuments(null, sample);
  expect(documents.current().documents.size).toBe(1);
  expect(documents.current().isKept).toBe(false);
});

test('starting over leaves the sample and nothing else', () => {
  const { documents, close } = openTab();
  documents.put('a', titled('Mine'));
  documents.startOver();
  expect([...documents.current().documents]).toEqual([...sample]);
  expect(Object.keys(localStorage)).toEqual([`${prefix}journey`]);
  close();
});
