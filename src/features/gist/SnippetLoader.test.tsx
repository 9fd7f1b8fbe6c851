import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  ["doesn't have it", async () => Response.json({ message: 'Not Found' }, { status: 404 })],
  ['was asked too often', async () => new Response('', { status: 403 })],
  ['sends no JSON', async () => new Response('<html>')],
  ['has other files', async () => Response.json({ files: {} })],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the host %s, the reader is told so and may try again', async (_, respond) => {
  fetched.mockImplementationOnce(respond);
  render(<SnippetLoader id="a1b2c3" />);
  await load();
  await waitFor(() =>
    expect(document.querySelector('[aria-live]')?.textContent).toMatch(/could not be loaded/),
  );
  fetched.mockResolvedValue(answer('fine()'));
  await load();
  expect(await screen.findByText('fine()')).toBeTruthy();
});
