import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Planner } from './Planner.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime(new Date(2026, 10, 14, 12));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const figure = () => screen.getByRole('img').getAttribute('aria-label');
const result = () => document.querySelector('[aria-live]')?.textContent;

test('hours of a week become dates', async () => {
  render(<Planner />);
  expect(result()).toBe('Counted from November 14, 2026, you finish on November 13, 2027.');
  const hours = screen.getByRole('textbox', { name: 'Hours a week' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '20');
  expect(screen.getByText('60 hours, by December 5, 2026')).toBeTruthy();
  expect(result()).toBe('Counted from November 14, 2026, you finish on May 15, 2027.');
  expect(figure()).toContain('a page: until week 3.');
});

test('the weeks of the figure count only what is left', async () => {
  render(<Planner />);
  await tick(/A page$/);
  await tick(/Code that others can run$/);
  expect(figure()).toContain(
    'a page: finished. an interactive page: until week 12. code that others can run: finished. an app of components: until week 24. an app with a database: until week 40.',
  );
});

test('the server renders weeks, and no date that would be wrong by the time it is read', () => {
  const markup = renderToString(<Planner />);
  expect(markup).toContain('60 hours');
  expect(markup).not.toMatch(/20\d\d/);
});

test.each(['', '0', '0.01', '-3', '200', 'many'])(
  "with '%s' hours a week there are no dates",
  async (text) => {
    render(<Planner />);
    const hours = screen.getByRole('textbox', { name: 'Hours a week' });
    await userEvent.clear(hours);
    if (text) await userEvent.type(hours, text);
    expect(hours.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('A number from 1 to 100. The figure has 10.')).toBeTruthy();
    expect(result()).toBe('');
  },
);

test.each(['nonsense', '{}', '{"hoursPerWeek":"10","from":"2026-99-99","done":[1,1,1,1,1]}'])(
  "'%s' in storage is as good as nothing",
  (text) => {
    localStorage.setItem('article:learning-path', text);
    render(<Planner />);
    expect(result()).toContain('Counted from November 14, 2026');
  },
);
