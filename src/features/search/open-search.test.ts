// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listenForSearch } from './open-search.ts';

const opened = vi.fn();
vi.mock('/search/dialog.js', () => ({ openSearch: opened }));

test('pressing / or Ctrl+K opens the search, but not while typing', async () => {
  document.body.innerHTML = '<header><button data-search="/search/dialog.js">Search</button></header><input>';
  listenForSearch();
  await userEvent.type(document.querySelector('input') ?? document.body, 'and/or');
  expect(opened).not.toHaveBeenCalled();
  document.querySelector('input')?.blur();
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('/');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  await userEvent.keyboard('{Control>}k{/Control}');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  // A keyboard with Cyrillic letters, and one whose k is elsewhere.
  const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
  press('л', 'KeyK');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(3));
  expect(press('t', 'KeyK')).toBe(true);
});
