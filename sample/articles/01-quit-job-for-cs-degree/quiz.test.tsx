import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Quiz } from './Quiz.tsx';

beforeEach(() => {
  render(<Quiz />);
});
afterEach(cleanup);

const answer = async (question: RegExp, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name }));
const verdict = () => screen.getByRole('status').textContent;

test('four good answers lead to resigning', async () => {
  expect(verdict()).toBe('4 questions left.');
  for (const question of [/locked/, /bad year/, /dull/]) await answer(question, 'Yes');
  expect(verdict()).toBe('One question left.');
  await answer(/stayed/, 'Yes');
  expect(verdict()).toBe('Four good answers: resign.');
});

test('each weak answer names its route at once, and can be taken back', async () => {
  await answer(/bad year/, 'No');
  expect(verdict()).toBe('A bad year breaks it: study part time, or let an employer pay.3 questions left.');
  expect(
    screen.getByRole('img', { name: /survives a bad year\? No\. If not, part time, or paid\./ }),
  ).toBeTruthy();
  await answer(/bad year/, 'Yes');
  expect(verdict()).toBe('3 questions left.');
});
