import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { sampleCard } from './card.ts';
import { cardHash } from './link.ts';

const key = 'app:business-card:card';

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const given = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Given name' });

test('what is typed shows on the card and is there after a reload', async () => {
  const { unmount } = render(<App />);
  const user = userEvent.setup();
  await user.clear(given());
  await user.type(given(), 'Grace');
  expect(screen.getAllByText('Grace Marsh').length).toBeGreaterThan(0);
  unmount();
  render(<App />);
  expect(given().value).toBe('Grace');
});

test.each(['no json', '7', '[]', '{"given":["Ada"]}'])('stored junk (%s) does no harm', (junk) => {
  localStorage.setItem(key, junk);
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Your card' })).toBeTruthy();
});

test('a card that another tab changed is shown', () => {
  render(<App />);
  localStorage.setItem(key, JSON.stringify({ ...sampleCard, given: 'Grace' }));
  act(() => dispatchEvent(new StorageEvent('storage', { key })));
  expect(given().value).toBe('Grace');
});

test('where nothing more can be kept, the card stays on the screen and a sentence says so', async () => {
  render(<App />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(given(), 'x');
  expect(given().value).toBe('Adax');
  expect(screen.getByText(/no room to keep the change/)).toBeTruthy();
});

test('a wrong field says so when it is left, and nothing is handed out until it is right', async () => {
  render(<App />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'ada');
  expect(screen.queryByText(/Not an email address yet/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/Not an email address yet/).id).toBe(email.getAttribute('aria-describedby'));
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('a link shows its card, and leaves one’s own alone', () => {
  location.hash = cardHash({ ...sampleCard, given: 'Grace' });
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Grace Marsh' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'marsh.example' }).getAttribute('href')).toBe(
    'https://marsh.example/',
  );
  expect(localStorage.getItem(key)).toBeNull();
});

test('a link that was cut off says so', () => {
  location.hash = '#card=WyJk';
  render(<App />);
  expect(screen.getByRole('heading', { name: 'This link holds no whole card' })).toBeTruthy();
});
