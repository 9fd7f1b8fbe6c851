import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { library } from './library.ts';

const key = 'app:reading-list:books';

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  library.startOver();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a book is added, read and finished, and read again with notes of its own', async () => {
  render(<App />);
  await userEvent.click(screen.getByText('Add a book'));
  const [title] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await userEvent.type(title as HTMLInputElement, 'Moss');
  await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
  await screen.findByRole('heading', { name: 'Moss' });
  await userEvent.click(screen.getByRole('button', { name: 'Start reading' }));

  await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), '7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Soft.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await userEvent.click(screen.getByRole('button', { name: 'I finished it' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Read it again' }));
  const [second, first] = screen.getAllByRole('region', { name: /time$/ });
  expect(within(second as HTMLElement).queryByRole('listitem')).toBeNull();
  expect(within(first as HTMLElement).getByRole('listitem').textContent).toContain('Soft.');
  expect(localStorage.getItem(key)).toContain('"rating":4');
});

test('a title that is missing, white space or too long is refused, and keeps what was typed', async () => {
  render(<App />);
  const [title] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(title?.validity.valueMissing).toBe(true);
  for (const value of [' ', 'a'.repeat(201)]) {
    fireEvent.change(title as HTMLElement, { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(title?.validity.patternMismatch).toBe(true);
    expect(title?.value).toBe(value);
  }
  expect(localStorage.getItem(key)).toBeNull();
});

test('an impossible day is marked, but not stored, and a possible one takes its place', async () => {
  render(<App />);
  const finished = screen.getAllByLabelText<HTMLInputElement>('Finished')[0] as HTMLInputElement;
  fireEvent.change(finished, { target: { value: '1999-01-01' } });
  expect(finished.getAttribute('aria-invalid')).toBe('true');
  expect(library.current()[0]?.readings[1]?.finish).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I finished it' }));
  expect(finished.value).toBe(library.current()[0]?.readings[1]?.finish);
  expect(finished.getAttribute('aria-invalid')).toBe('false');
});

test('a note that is being written is kept, and a page is a number', async () => {
  const { unmount } = render(<App />);
  const page = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' });
  await userEvent.type(page, 'twelve');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a thou');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(page.validity.patternMismatch).toBe(true);
  unmount();
  render(<App />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Half a thou');
});

test('editing takes a note back into the form, and what is typed there becomes a note', async () => {
  render(<App />);
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.type(note, 'Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Edit the note on page 41' }));
  expect(note.value).toContain('Fog is only a cloud');
  expect(screen.getByText('Half a thought')).toBeTruthy();
  await userEvent.type(note, ' Ha!');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByText(/came down to ask.” Ha!/).closest('li')?.textContent).toMatch(/^p\. 41/);
  expect(note.value).toBe('');
});

test('the list is searched', async () => {
  render(<App />);
  await userEvent.type(screen.getByRole('searchbox'), 'emile');
  expect(screen.getByText('Émile', { selector: 'mark' })).toBeTruthy();
  expect(screen.getByText('1 of 12 books')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), '!');
  expect(screen.getByText('None of 12 books')).toBeTruthy();
});

test('another tab’s books are shown, and an empty list says what to do', () => {
  render(<App />);
  act(() => {
    localStorage.setItem(key, '[]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByText('No books yet. Add the one on your nightstand.')).toBeTruthy();
});

test('a hidden tab takes over what another tab changed in a book', async () => {
  const [book] = library.current();
  window.location.hash = `/${book?.id}`;
  render(<App />);
  const author = () =>
    within(screen.getByRole('region', { name: 'Book' })).getByLabelText<HTMLInputElement>('Author');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  act(() =>
    library.change(library.current().map((each) => (each === book ? { ...each, author: 'T. Okoro' } : each))),
  );
  expect(author().value).toBe('T. Okoro');
});

test('when the browser has no room, nothing on the screen is lost and the page says so', async () => {
  render(<App />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'I finished it' }));
  expect(screen.getByRole('button', { name: 'Read it again' })).toBeTruthy();
  expect(screen.getByText(/no room for your last change/)).toBeTruthy();
});
