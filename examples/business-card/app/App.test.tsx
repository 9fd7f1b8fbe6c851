import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { sampleCard } from './card.ts';
import { linkTo } from './link.ts';

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

test('where nothing more can be kept, the card stays on the screen and a sentence says so', async () => {
  render(<App />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(given(), 'x');
  expect(given().value).toBe('Adax');
  expect(screen.getByText(/no room for your last change/)).toBeTruthy();
});

test('nothing is handed out until every field is right', async () => {
  render(<App />);
  const user = userEvent.setup();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'ada');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.queryByText(/^Copied/)).toBeNull();
  await user.type(email, '@marsh.example');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^Copied/)).toBeTruthy();
});

test.each([
  ['Website', 'javascript:alert(1)', false],
  ['Website', 'https://marsh.example/a', true],
  ['Second link', 'social.example/@ada', true],
  ['Second link', 'ada', false],
  ['Phone', '+49 (0)30 / 90-18', true],
  ['Phone', 'after six', false],
  ['Given name', '', false],
  ['Given name', '  ', false],
  ['Second link', `social.example/${'a'.repeat(100)}`, true],
  ['Second link', `social.example/${'a'.repeat(200)}`, false],
  ['Town', 'a'.repeat(201), false],
])('%s "%s" is right: %s', async (name, typed, isRight) => {
  render(<App />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.change(input, { target: { value: typed } });
  expect(input.checkValidity()).toBe(isRight);
  expect(input.value, 'nothing is cut off').toBe(typed);
});

test('a photo that is removed leaves the focus at the button for another one', async () => {
  localStorage.setItem(key, JSON.stringify({ ...sampleCard, photo: 'data:image/jpeg;base64,QUJD' }));
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a photo'));
});

test('where nothing can be copied, the link is selected', async () => {
  render(<App />);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this card' });
  await vi.waitFor(() => expect(link.selectionEnd).toBe(link.value.length));
});

test('a link shows its card, and leaves one’s own alone', () => {
  location.hash = new URL(linkTo({ ...sampleCard, given: 'Grace', phone: '+49 (0)30 / 90-18' })).hash;
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Grace Marsh' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'marsh.example' }).getAttribute('href')).toBe(
    'https://marsh.example/',
  );
  // Where a number begins with its country, nobody dials the 0.
  expect(screen.getByRole('link', { name: /30/ }).getAttribute('href')).toBe('tel:+49309018');
  expect(localStorage.getItem(key)).toBeNull();
});

test('from a shared card, the focus goes to one’s own', async () => {
  location.hash = '#card?given=Grace&end=';
  render(<App />);
  fireEvent.click(screen.getByRole('link', { name: 'Make your own card' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(given()));
});

test('a link that was cut off says so', () => {
  location.hash = '#card?given=Ad';
  render(<App />);
  expect(screen.getByRole('heading', { name: 'This link holds no whole card' })).toBeTruthy();
});

test('a shared link that looks like another host is followed by its own', () => {
  location.hash = new URL(linkTo({ ...sampleCard, website: 'bank.example\u2044.evil.example' })).hash;
  render(<App />);
  expect(screen.getByText('(bank.xn--example-7d7c.evil.example)', { exact: false })).toBeTruthy();
  expect(screen.queryByText('(social.example)', { exact: false })).toBeNull();
});
