import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Calculator } from './Calculator.tsx';

beforeEach(() => {
  render(<Calculator />);
});
afterEach(cleanup);

async function fill(label: string, text: string) {
  const box = screen.getByRole('textbox', { name: label });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}
const results = () => screen.getByRole('status').textContent;
const figure = () => screen.getByRole('img').getAttribute('aria-label');

test("it begins with the article's example, in words and in the figure", () => {
  expect(results()).toContain(
    'You quit: 175,500 down when the new job begins, in year 4.5. Breaks even 14.6 years',
  );
  expect(results()).toContain('Part time: 36,000 down in year 10.5. Breaks even 3 years later.');
  expect(results()).toContain('Once both have the job, part time is 67,500 ahead.');
  expect(results()).toContain('If you quit and stop halfway, you are 95,500 down.');
  expect(results()).toContain('Quitting is ahead from a raise of 23,250 a year.');
  expect(results()).toContain('after 20 years: quitting 24,480 down, part time 14,640 ahead, on average.');
  expect(results()).toContain('The savings last 7.3 of 54 months. Someone has to cover 109,200.');
  expect(figure()).toContain('Quitting: 175,500 down in year 4.5, level again in year 19.1.');
  expect(figure()).toContain('67,500 apart, with part time ahead.');
});

test('at the raise that decides, neither plan is ahead', async () => {
  await fill('Raise a year', '23,250');
  expect(results()).toContain('Once both have the job, part time is level.');
  expect(figure()).toContain('the two lines run side by side, level.');
});

test('much side income is not a negative expense', async () => {
  await fill('Side jobs a year', '60,000');
  expect(results()).toContain('58,500 ahead when the new job begins, in year 4.5. It has paid for itself.');
  expect(results()).toContain('If you quit and stop halfway, you are 34,500 ahead.');
  expect(results()).not.toMatch(/-\d/);
  expect(figure()).toContain('Quitting: 58,500 ahead in year 4.5.');
});

test('the figure never loses its scale, whatever the numbers are', async () => {
  for (const label of [
    'Tuition a year',
    'Pay a year',
    'Benefits a year',
    'Side jobs a year',
    'Raise a year',
  ]) {
    await fill(label, '0');
    expect(screen.getByRole('img').outerHTML).not.toMatch(/NaN|Infinity/);
  }
  for (const label of ['Years full time', 'Years part time', 'Job search, months']) {
    await fill(label, label === 'Years part time' ? '1000' : '0');
    expect(screen.getByRole('img').outerHTML).not.toMatch(/NaN|Infinity/);
  }
});

test('a box without a number is marked, and the figure keeps the last one', async () => {
  await fill('Savings', '26,433');
  await fill('Savings', '');
  expect(screen.getByRole('textbox', { name: 'Savings' }).getAttribute('aria-invalid')).toBe('true');
  expect(results()).toContain('The savings last 8.3 of 54 months.');
  await fill('% who finish full time', '150');
  expect(screen.getByText('More than 100 counts as 100')).toBeTruthy();
  expect(results()).toContain('quitting 10,500 ahead');
  await fill('Savings', '150000');
  expect(results()).toContain('The savings last all 54 months.');
});
