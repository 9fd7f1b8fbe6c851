import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecentViews } from './model.ts';
import { Views } from './Views.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none: RecentViews = { days: ['2026-11-23', '2026-11-24'], counts: [0, 0], pages: [], referrers: [] };
const some: RecentViews = {
  ...none,
  counts: [1200, 34],
  pages: [
    { path: '/blogpost5', counts: [1200, 30] },
    { path: '/gone', counts: [0, 4] },
  ],
  referrers: [{ host: 'news.example', count: 7 }],
};
const answers = (...bodies: readonly (RecentViews | null)[]) => {
  const fetch = vi.fn();
  for (const body of bodies)
    if (body) fetch.mockResolvedValueOnce(Response.json(body));
    else fetch.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetch);
};
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('tables show the views of each page and each day, and who led here', async () => {
  answers(some);
  render(<Views titles={{ '/blogpost5': 'How to comment' }} />);
  const table = await screen.findByRole('table', { name: /Views by page/ });
  const [, all, first, gone] = within(table).getAllByRole('row');
  if (!all || !first || !gone) throw new Error('The table has fewer rows than pages');
  expect(cells(all).slice(0, 3)).toEqual(['All pages', '1,234', '34']);
  expect(within(first).getByRole('link', { name: 'How to comment' }).getAttribute('href')).toBe('/blogpost5');
  expect(within(first).getByRole('rowheader', { name: 'How to comment' })).toBeTruthy();
  const bars = within(first).getByRole('img', { name: 'Nov 23: 1,200, Nov 24: 30' });
  expect(bars.querySelectorAll('rect:not([aria-hidden=true])').length, 'each day is not said again').toBe(0);
  expect(cells(gone).slice(0, 3)).toEqual(['/gone', '4', '4']);
  const referrers = screen.getByRole('table', { name: /Sites that led here/ });
  expect(within(referrers).getByRole('row', { name: 'news.example 7' })).toBeTruthy();
  expect(within(referrers).queryByRole('link')).toBeNull();
});

test('without views it says so', async () => {
  answers(none);
  render(<Views titles={{}} />);
  expect(await screen.findByText('No page was viewed in the last 30 days.')).toBeTruthy();
});

test('views that could not be loaded can be loaded again, and the focus stays in the section', async () => {
  answers(null, some);
  render(<Views titles={{}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Views' }));
  expect(await screen.findByText('news.example')).toBeTruthy();
});
