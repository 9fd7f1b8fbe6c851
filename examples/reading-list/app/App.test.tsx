import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { drafts, library } from './library.ts';

const key = 'app:reading-list:books';
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  library.startOver();
  drafts.startOver();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a book is added, read and finished, and read again with notes of its own', async () => {
  render(<App />);
  act(() => {
    window.location.hash = '#/add';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reading it now' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  expect(screen.getByRole('alert').textContent).toBe('What is the title?');
  await userEvent.keyboard('Moss');
  await userEvent.click(screen.getByRole('button', { name: 'Reading it now' }));
  await screen.findByRole('heading', { name: 'Moss' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), '7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Soft.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(said()).toBe('The note on page 7 was saved.');
  await userEvent.click(screen.getByRole('button', { name: 'I finished it' }));
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read it again' }));
  const [second, first] = screen.getAllByRole('region', { name: /time$/ });
  expect(within(second as HTMLElement).queryByRole('listitem')).toBeNull();
  expect(within(first as HTMLElement).getByRole('listitem').textContent).toContain('Soft.');
  expect(localStorage.getItem(key)).toContain('"rating":4');
});

test('an impossible date is shown with the reason, but not stored', () => {
  render(<App />);
  const [finished] = screen.getAllByLabelText('Finished');
  fireEvent.change(finished as HTMLElement, { target: { value: '1999-01-01' } });
  expect(screen.getByText('The last day is before the first one.')).toBeTruthy();
  expect(library.current().value[0]?.readings[0]?.finish).toBeNull();
});

test('a note that is being written is kept, and a page is a number', async () => {
  const { unmount } = render(<App />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), 'twelve');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a thou');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('A page is a number, like 42.')).toBeTruthy();
  unmount();
  render(<App />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Half a thou');
});

test('the list is searched and filtered', async () => {
  render(<App />);
  await userEvent.type(screen.getByRole('searchbox'), 'emile');
  expect(screen.getByText('Émile', { selector: 'mark' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Want to read/ }));
  expect(screen.getByText('Nothing here has these words.')).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(titles().filter((title) => title.includes('Want to read'))).toHaveLength(2);
});

test('an import says what it did, and a file of another kind changes nothing', async () => {
  render(<App />);
  const input = screen.getByLabelText<HTMLInputElement>('A file that was exported here');
  const file = (text: string) => new File([text], 'list.json', { type: 'application/json' });
  await userEvent.upload(input, file('{"books": 1}'));
  expect((await screen.findByText(/not a reading list/)).textContent).toContain('Nothing was changed');
  const book = { id: 'new', title: 'Moss', author: 'Ada Lind', changed: 1, readings: [] };
  await userEvent.upload(input, file(JSON.stringify({ books: [book, library.current().value[0]] })));
  await vi.waitFor(() => expect(said()).toBe('Imported: 1 added, 0 updated, 1 already here.'));
});

test('another tab’s books are shown, and an empty list says what to do', () => {
  render(<App />);
  act(() => {
    localStorage.setItem(key, '[]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByText('No books yet. Add the one on your nightstand.')).toBeTruthy();
});

test('when the browser has no room, nothing on the screen is lost and the page says so', async () => {
  render(<App />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'I finished it' }));
  expect(screen.getByRole('button', { name: 'Read it again' })).toBeTruthy();
  expect(screen.getByText(/no room left for your list/)).toBeTruthy();
});
