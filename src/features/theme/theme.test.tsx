import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { followTheme } from './theme.ts';

const root = document.documentElement;

const listened = vi.spyOn(globalThis, 'addEventListener');

/** Opens a page: the one before, and what it listened to, are gone. */
function open() {
  left();
  listened.mockClear();
  followTheme();
}
function left() {
  for (const [type, listener] of listened.mock.calls) removeEventListener(type, listener);
  delete root.dataset.theme;
}

const systemIsDark = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
const themeSwitch = () => screen.getByRole('button', { name: 'Dark theme' });
const press = () => userEvent.click(themeSwitch());

beforeEach(() => systemIsDark(false));
afterEach(() => {
  cleanup();
  left();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the first press leaves what the system has chosen, the second comes back to it and keeps nothing', async () => {
  systemIsDark(true);
  open();
  render(<ThemeSwitch />);
  await press();
  expect(root.dataset.theme).toBe('light');
  await press();
  expect(root.dataset.theme).toBe('');
  expect(localStorage).toHaveLength(0);
});

test("the switch says whether the page is dark, and the browser's bar has the page's color", async () => {
  const bars = ['#fff', '#123'].map((content) =>
    Object.assign(document.createElement('meta'), { name: 'theme-color', content }),
  );
  document.head.append(...bars);
  render(<ThemeSwitch />);
  open();
  expect(themeSwitch().getAttribute('aria-pressed')).toBe('false');
  await press();
  expect(themeSwitch().getAttribute('aria-pressed')).toBe('true');
  expect(bars.map(({ content }) => content)).toEqual(['#123', '#123']);
  await press();
  expect(bars.map(({ content }) => content)).toEqual(['#fff', '#fff']);
  for (const bar of bars) bar.remove();
});

test('a choice in another tab applies here at once, and to a restored page when it comes back', async () => {
  open();
  render(<ThemeSwitch />);
  await press();
  localStorage.theme = 'light';
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(root.dataset.theme).toBe('light');
  // A page that slept has heard nothing.
  localStorage.theme = 'dark';
  dispatchEvent(new Event('pageshow'));
  expect(root.dataset.theme).toBe('dark');
});

test('with a full storage, a choice lasts as long as the page', async () => {
  localStorage.f = 'x'.repeat(4_999_999);
  open();
  render(<ThemeSwitch />);
  await press();
  expect(root.dataset.theme).toBe('dark');
  await press();
  expect(root.dataset.theme).toBe('');
});

test('inside an app that has no storage at all, too', async () => {
  vi.stubGlobal('localStorage', null);
  open();
  render(<ThemeSwitch />);
  await press();
  expect(root.dataset.theme).toBe('dark');
});

test('a reader who never chose leaves nothing in local storage', () => {
  open();
  expect(localStorage).toHaveLength(0);
});
