import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SnippetLink } from './SnippetLink.tsx';
import { SnippetLoader } from './SnippetLoader.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = () =>
  userEvent.click(screen.getByRole('button', { name: 'Load the snippet from gist.github.com' }));
const answer = (code: string) =>
  Response.json({ files: { 'a.html': { filename: 'a.html', content: code, language: 'HTML' } } });

test('the link to the original opens a new tab', () => {
  render(<SnippetLink id="a1b2c3" file="a.html" />);
  const link = screen.getByRole('link', { name: 'a.html on gist.github.com' });
  expect(link.getAttribute('href')).toBe('https://gist.github.com/a1b2c3#file-a-html');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('nothing is loaded before the reader asks', () => {
  render(<SnippetLoader id="a1b2c3" />);
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector('script, iframe, link')).toBeNull();
});

test('what the host sends is shown as text, and has the focus', async () => {
  const code = '<script>document.write("run")</script>\n<b>not bold</b>';
  fetched.mockResolvedValue(answer(code));
  const { container } = render(<SnippetLoader id="a1b2c3" file="a.html" />);
  await load();
  await waitFor(() => expect(container.querySelector('code')?.textContent).toBe(code));
  expect(container.querySelector('script, b')).toBeNull();
  expect(screen.getByText('a.html')).toBeTruthy();
  expect(container.contains(document.activeElement)).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.github.com/gists/a1b2c3');
});

test.each([
  ['gone', async () => new Response('', { status: 404 }), /does not have this snippet/],
  ['limited', async () => new Response('', { status: 403 }), /asked too often/],
  ['broken', async () => new Response('', { status: 500 }), /could not be read/],
  ['no JSON', async () => new Response('<html>'), /could not be read/],
  ['without the file', async () => Response.json({ files: {} }), /could not be read/],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch')), /could not be reached/],
])('when the host is %s the reader learns why and may try again', async (_, respond, words) => {
  fetched.mockImplementationOnce(respond);
  render(<SnippetLoader id="a1b2c3" />);
  await load();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
  fetched.mockResolvedValue(answer('fine()'));
  await load();
  expect(await screen.findByText('fine()')).toBeTruthy();
});

test('without a network the reader is told so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<SnippetLoader id="a1b2c3" />);
  await load();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^You are offline/));
});
