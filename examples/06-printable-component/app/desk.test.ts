import { expect, test } from 'vitest';
import { colored, deskFrom, firstDesk } from './desk.ts';

test('a part takes the color of the crayon, and white rubs it out', () => {
  const red = colored({ ...firstDesk, crayon: 'red' }, 'hull');
  expect(red.colors['boat.hull']).toBe('red');
  const white = colored({ ...red, crayon: 'white' }, 'hull');
  expect(white.colors).toEqual(firstDesk.colors);
});

test('each sheet has its own colors', () => {
  const snail = colored({ ...firstDesk, sheet: 'snail' }, 'sky');
  expect(snail.colors['snail.sky']).toBe('red');
  expect(snail.colors['boat.sky']).toBeUndefined();
});

test('who colors a sheet that prints its lines only wants to see the color', () => {
  expect(colored({ ...firstDesk, linesOnly: true }, 'sun').linesOnly).toBe(
    false,
  );
});

test('a desk comes back as it was kept', () => {
  const desk = colored({ ...firstDesk, child: 'Åsa 🐌' }, 'sea');
  expect(deskFrom(JSON.stringify(desk))).toEqual(desk);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"sheet":1,"crayon":"gold","child":{}}',
])('%s is the desk of a first visit', (text) => {
  expect(deskFrom(text)).toEqual(firstDesk);
});

test('what this version does not know is left out, and the rest stays', () => {
  const colors = {
    'boat.sun': 'gold',
    'boat.oar': 'red',
    'owl.moon': 'pink',
  };
  const desk = deskFrom(
    JSON.stringify({ sheet: 'whale', child: 'x'.repeat(10_000), colors }),
  );
  expect(desk.sheet).toBe('boat');
  expect(desk.child).toHaveLength(40);
  expect(desk.colors).toEqual({ 'owl.moon': 'pink' });
});
