import { expect, test } from 'vitest';
import { colored, firstDrawing, readDrawing } from './drawing.ts';

test('a part takes the color of the crayon, and white rubs it out', () => {
  const red = colored({ ...firstDrawing, crayon: 'red' }, 'hull');
  expect(red.colors['boat.hull']).toBe('red');
  const white = colored({ ...red, crayon: 'white' }, 'hull');
  expect(white.colors).toEqual(firstDrawing.colors);
});

test('each sheet has its own colors', () => {
  const snail = colored({ ...firstDrawing, sheet: 'snail' }, 'sky');
  expect(snail.colors['snail.sky']).toBe('red');
  expect(snail.colors['boat.sky']).toBeUndefined();
});

test('coloring a sheet that prints only its lines brings its colors back', () => {
  expect(
    colored({ ...firstDrawing, linesOnly: true }, 'sun').linesOnly,
  ).toBe(false);
});

test('a stored drawing comes back unchanged', () => {
  const drawing = colored({ ...firstDrawing, child: 'Åsa 🐌' }, 'sea');
  expect(readDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
});

test.each([null, 7, [], { sheet: 1, crayon: 'gold', child: {} }])(
  '%j gives the drawing of a first visit',
  (stored) => expect(readDrawing(stored)).toEqual(firstDrawing),
);

test('what this version does not know is left out, and the rest stays', () => {
  const colors = {
    'boat.sun': 'gold',
    'boat.oar': 'red',
    'owl.moon': 'pink',
  };
  const drawing = readDrawing({
    sheet: 'whale',
    child: 'x'.repeat(10_000),
    colors,
  });
  expect(drawing.sheet).toBe('boat');
  expect(drawing.child).toHaveLength(40);
  expect(drawing.colors).toEqual({ 'owl.moon': 'pink' });
});
