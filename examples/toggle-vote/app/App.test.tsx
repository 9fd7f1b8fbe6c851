import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { board } from './board.ts';

const key = 'app:toggle-vote:ideas';
const bench = () => screen.getByRole('button', { name: /^Upvote: A long bench/ });
const status = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  board.startOver();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a vote is pressed, announced and kept; the second press takes it back', async () => {
  render(<App />);
  await userEvent.click(bench());
  expect(bench().ariaPressed).toBe('true');
  expect(status()).toContain('score 18. Your upvote counts.');
  expect(localStorage.getItem(key)).toContain('"Amara"');
  await userEvent.click(bench());
  expect(bench().ariaPressed).toBe('false');
  expect(status()).toContain('score 17. You took your vote back.');
});

test('each person has a vote of their own', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('radio', { name: 'Bastian' }));
  expect(bench().ariaPressed).toBe('true');
});

test('an idea that is too long is refused with its text kept; a shorter one gets focus in the list', async () => {
  render(<App />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your idea' });
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(10_000));
  await userEvent.keyboard('{Enter}');
  expect(box.validationMessage).toBe('An idea has at most 140 characters. This one has 10,000.');
  expect(box.value).toHaveLength(10_000);
  await userEvent.clear(box);
  await userEvent.type(box, 'A lending library{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('A lending library'));
  expect(box.value).toBe('');
});

test('a half-typed idea is there after a reload, until one starts over', async () => {
  const { unmount } = render(<App />);
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your idea' });
  await userEvent.type(box(), 'A lending');
  unmount();
  render(<App />);
  expect(box().value).toBe('A lending');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(box().value).toBe('');
  expect(screen.getByText(/^You are back at the beginning/)).toBeTruthy();
});

test('what another tab stored is shown, and a vote here is added to it', async () => {
  render(<App />);
  const other = JSON.stringify([{ id: 'bench', text: 'A long bench', by: 'Chiyo', up: ['Elif'], down: [] }]);
  act(() => {
    localStorage.setItem(key, other);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  await userEvent.click(bench());
  expect(localStorage.getItem(key)).toContain('["Elif","Amara"]');
});

test('where the browser refuses locks, a vote counts all the same', async () => {
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  render(<App />);
  await userEvent.click(bench());
  await vi.waitFor(() => expect(bench().ariaPressed).toBe('true'));
  vi.unstubAllGlobals();
});

test('when the browser has no room, the vote stays on the screen and the page says so', async () => {
  render(<App />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(bench());
  expect(bench().ariaPressed).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('no room');
  vi.restoreAllMocks();
  await userEvent.click(bench());
  expect(screen.queryByRole('alert')).toBeNull();
});
