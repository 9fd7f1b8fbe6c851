import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { people } from './journey.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});
afterEach(cleanup);

function show() {
  render(<App />);
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/^\d/, ''));

test('a day’s writer changes it, and another one only reads it and adds to it', async () => {
  const user = show();
  expect(screen.getByRole('textbox', { name: 'Title of the day' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Aiko' }));
  expect(screen.queryByRole('textbox', { name: 'Title of the day' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Your paragraph' })).toBeNull();
  expect(screen.getByRole('slider', { name: 'From west to east' }).hasAttribute('disabled')).toBe(true);
  await user.click(button('Add a paragraph'));
  await user.type(screen.getByRole('textbox', { name: 'Your paragraph' }), 'I slept through it.');
  await user.click(screen.getByRole('radio', { name: 'Mila' }));
  expect(screen.getByText('I slept through it.')).toBeTruthy();
});

test('a day moves by its buttons, and stays at the end of the list', async () => {
  const user = show();
  await user.click(button('Move down'));
  expect(titles().slice(0, 2)).toEqual(['Across the sound', 'The slow train']);
  expect(screen.getByText('The slow train is now day 2, with what Jonas wrote there.')).toBeTruthy();
  await user.click(button('Undo'));
  expect(titles()[0]).toBe('The slow train');
  expect(button('Move up').ariaDisabled).toBe('true');
  await user.click(button('Move up'));
  expect(titles()[0]).toBe('The slow train');
});

test('a new day is open, is the writer’s own, and the map says where it is', async () => {
  const user = show();
  await user.click(button('Add a day'));
  await user.type(screen.getByRole('textbox', { name: 'Name of the place' }), 'Quarry');
  expect(titles()).toContain('Quarry');
  expect(screen.getByRole('img', { name: /^Map of the coast/ }).ariaLabel).toContain('5 Quarry (D3)');
});

test('a long slide is undone as a whole', async () => {
  const user = show();
  await user.click(button('Add a day'));
  const route = () => screen.getByRole('img', { name: /^Map of the coast/ }).ariaLabel;
  const slider = screen.getByRole('slider', { name: 'From west to east' });
  for (const value of [30, 20, 10, 0]) fireEvent.change(slider, { target: { value } });
  expect(route()).toContain('5 unnamed place (A3)');
  await user.click(button('Undo'));
  expect(route()).toContain('5 unnamed place (D3)');
});

test('a day in which others wrote stays where it is, and only one’s own words are deleted', async () => {
  const user = show();
  vi.stubGlobal('confirm', () => true);
  const before = titles();
  await user.click(button('Delete what I wrote'));
  expect(titles()).toEqual(before);
  expect(screen.queryByText(/The train stops/)).toBeNull();
  expect(screen.getByText(/The soup was the best/)).toBeTruthy();
});

test('a day without words of others is deleted', async () => {
  const user = show();
  vi.stubGlobal('confirm', () => true);
  await user.click(button('Add a day'));
  await user.click(button('Delete day'));
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Days' })).toBe(document.activeElement));
  expect(titles()).toHaveLength(4);
});

test('from the reader’s page one comes back to the link that led there, and the same day is open', async () => {
  const user = show();
  await user.click(button(/Across the sound/));
  await user.click(screen.getByRole('link', { name: 'Read the journey' }));
  await user.click(await screen.findByRole('link', { name: 'Back to writing' }));
  const link = await screen.findByRole('link', { name: 'Read the journey' });
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  expect(button(/Across the sound/).ariaExpanded).toBe('true');
});

test('the reader’s page has every paragraph and who wrote it', () => {
  location.hash = '#read';
  show();
  const second = within(screen.getAllByRole('article')[1] ?? document.body);
  expect(second.getByText(/twelve people and a piano/).textContent).toMatch(/Jonas$/);
  expect(second.getByRole('img', { name: 'The ferry, small and steady, under one bird' })).toBeTruthy();
});

test('a journey without days says what to do', () => {
  localStorage.setItem('app:travel-blog:title', '""');
  for (const person of people) localStorage.setItem(`app:travel-blog:${person}`, '[]');
  show();
  expect(screen.getByRole('heading', { name: 'Untitled journey' })).toBeTruthy();
  expect(screen.getByText(/No day yet/)).toBeTruthy();
});
