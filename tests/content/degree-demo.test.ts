// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Demo } from '../../sample/articles/01-quit-job-for-cs-degree/Demo.tsx';

afterEach(cleanup);

async function fill(label: string, text: string) {
  const box = screen.getByRole('textbox', { name: label });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}
const results = () => screen.getByRole('status').textContent;

test("it begins with the article's example", () => {
  render(createElement(Demo));
  expect(results()).toContain('A year costs 40,000, the degree 160,000.');
  expect(results()).toContain('It is paid back 13.3 years after graduation.');
  expect(results()).toContain('Part time ends 100,000 ahead.');
  expect(results()).toContain('The savings last 7.3 of 48 months. Somebody has to bring 99,100.');
});

test("a reader's number changes the sums as it is typed", async () => {
  render(createElement(Demo));
  await fill('Raise a year', '80,000');
  expect(results()).toContain('It is paid back 2 years after graduation.');
  expect(results()).toContain('Full time ends 36,000 ahead.');
  await fill('Raise a year', '0');
  expect(results()).toContain('Without a raise it is never paid back.');
});

test('enough savings are said to be enough', async () => {
  render(createElement(Demo));
  await fill('Savings', '150000');
  expect(results()).toContain('The savings last all 48 months.');
});

test('a box without a number is marked, and the sums wait', async () => {
  render(createElement(Demo));
  await fill('Savings', '');
  expect(screen.getByRole('textbox', { name: 'Savings' }).getAttribute('aria-invalid')).toBe('true');
  expect(results()).toBe('The sums come back when every box holds a number.');
  await fill('Savings', '30000');
  expect(results()).toContain('A year costs');
});
