import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { split } from './bill-splitter/split.js';

// The article's worked example has to pass the test of its own milestone.

const markup = readFileSync('sample/articles/02-learning-path/bill-splitter/index.html', 'utf8');
const body = /<body>([\s\S]*)<\/body>/.exec(markup)?.[1] ?? '';

async function open() {
  document.body.innerHTML = body;
  vi.resetModules();
  await import('./bill-splitter/page.js');
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.firstChild?.textContent?.trim());

async function order(name: string, amount: string) {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), name);
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('no amount is a cent short', () => {
  // The answer to the exercise, by Node's own test runner.
  execFileSync('node', ['--test', 'sample/articles/02-learning-path/bill-splitter']);
  for (let cents = 0; cents <= 20_000; cents++) {
    // Whole numbers only: half a cent is rounded up.
    const exact = Math.floor((cents * 115 + 50) / 100);
    expect(split([{ name: 'Ada', cents }], 15)[0]?.cents).toBe(exact);
  }
});

test('an order needs an amount, and none is negative or endless', async () => {
  for (const amount of ['', '-5', '1e308']) {
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    if (amount) await userEvent.type(screen.getByLabelText('Amount'), amount);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(rows()).toEqual([]);
    await open();
  }
});

beforeEach(async () => {
  localStorage.clear();
  await open();
});

test('it adds, edits and deletes', async () => {
  await order('Ada', '20');
  await order('Ben', '10.10');
  expect(rows()).toEqual(['Ada pays 23.00', 'Ben pays 11.62']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ada' }));
  await order('Ada', '30');
  expect(rows()).toEqual(['Ada pays 34.50', 'Ben pays 11.62']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }));
  expect(rows()).toEqual(['Ben pays 11.62']);
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('an order that is being edited is replaced, even if another one is deleted first', async () => {
  await order('Ada', '20');
  await order('Ben', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ben' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }));
  await order('Ben', '30');
  expect(rows()).toEqual(['Ben pays 34.50']);
});
