// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listenForSearch } from './open-search.ts';

const opened = vi.fn();
vi.mock('/search/dialog.js', () => ({ openSearch: opened }));

test('pressing Ctrl+K opens the search, but not while typing, and no single key does', async () => {
  document.body.innerHTML = '<header><button data-search="/search/dialog.js">Search</button></header><input>';
  listenForSearch();
  await userEvent.type(document.querySelector('input') ?? document.body, '{Control>}k{/Control}');
  document.querySelector('input')?.blur();
  // Speech input types what it hears as single keys (WCAG 2.1.4).
  await userEvent.keyboard('k/');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  // A keyboard with Cyrillic letters, and one whose k is elsewhere.
  const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
  press('л', 'KeyK');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(press('t', 'KeyK')).toBe(true);
});
