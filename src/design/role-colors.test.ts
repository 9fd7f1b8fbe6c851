import { expect, test } from 'vitest';
import { roleColors } from './role-colors.ts';

const css = `
  --paper: light-dark(oklch(1 0 0), oklch(0 0 0));
  --line: light-dark(oklch(0.627955 0.257683 29.2339), oklch(0.452014 0.313214 264.052));
  --space-1: 0.25rem;
`;

test('a role has its color by day and its color by night', () => {
  const { day, night } = roleColors(css);
  expect(Object.fromEntries(day)).toEqual({ paper: '#ffffff', line: '#ff0000' });
  expect(Object.fromEntries(night)).toEqual({ paper: '#000000', line: '#0000ff' });
});

test('the tokens give every role both', () => {
  const { day, night } = roleColors();
  expect([...night.keys()]).toEqual([...day.keys()]);
  expect([...day.keys()]).toEqual(expect.arrayContaining(['paper', 'sheet', 'ink', 'line', 'accent']));
  expect(night.get('paper')).not.toBe(day.get('paper'));
});
