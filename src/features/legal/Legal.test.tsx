import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Legal, widgetScript } from './Legal.tsx';

const hosted = { kind: 'iubenda', accountId: 12345678 } as const;
const names = ['Terms and conditions', 'Privacy policy', 'Cookie policy'];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${widgetScript}"]`)];

/** Links that the browser was left to follow, in order. jsdom itself can not follow them. */
const followed: string[] = [];
function follow(event: Event) {
  if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) followed.push(event.target.href);
  event.preventDefault();
}

beforeEach(() => {
  vi.useFakeTimers();
  addEventListener('click', follow);
});
afterEach(() => {
  cleanup();
  for (const script of scripts()) script.remove();
  removeEventListener('click', follow);
  followed.length = 0;
  vi.useRealTimers();
});

test('with an account id the links lead to its documents, and nothing is loaded', () => {
  render(<Legal legal={hosted} />);
  expect(links()).toEqual([
    [names[0], 'https://www.iubenda.com/terms-and-conditions/12345678'],
    [names[1], 'https://www.iubenda.com/privacy-policy/12345678'],
    [names[2], 'https://www.iubenda.com/privacy-policy/12345678/cookie-policy'],
  ]);
  expect(screen.getByText('Privacy policy').classList).toContain('iubenda-embed');
  expect(scripts()).toEqual([]);
});

test('the first click loads the widget once, which then takes the click', async () => {
  render(<Legal legal={hosted} />);
  const link = screen.getByText('Privacy policy');
  fireEvent.click(link);
  fireEvent.click(link);
  expect(scripts()).toHaveLength(1);
  expect(followed).toEqual([]);
  const widget = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', widget);
  await act(async () => scripts()[0]?.dispatchEvent(new Event('load')));
  expect(widget).toHaveBeenCalledOnce();
  expect(followed).toEqual([]);
});

test.each([
  ['is blocked', () => scripts()[0]?.dispatchEvent(new Event('error'))],
  ['is silent for 5 seconds', () => vi.advanceTimersByTime(5_000)],
])('a widget that %s leaves plain links', async (_, fail) => {
  render(<Legal legal={hosted} />);
  fireEvent.click(screen.getByText('Terms and conditions'));
  await act(async () => void fail());
  expect(followed).toEqual(['https://www.iubenda.com/terms-and-conditions/12345678']);
  fireEvent.click(screen.getByText('Cookie policy'));
  expect(followed).toHaveLength(2);
  expect(scripts()).toHaveLength(0);
});

test('a click that opens a new tab is not taken', () => {
  render(<Legal legal={hosted} />);
  fireEvent.click(screen.getByText('Privacy policy'), { ctrlKey: true });
  expect(followed).toHaveLength(1);
  expect(scripts()).toEqual([]);
});
