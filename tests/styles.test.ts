import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sides =
  /(^|[\s;{-])(left|right)\s*:|-(left|right)(-(radius|width|color|style))?\s*:|(float|clear|text-align|justify-\w+)\s*:\s*(left|right)\b/;
const shorthand = /(?:^|[\s{;-])(?:padding|margin|inset|border-width|border-color)\s*:\s*([^;]+)/;
const corners = /(?:^|[\s{;])border-radius\s*:\s*([^;]+)/;

/** The values of a shorthand, with each function as one. */
function valuesOf(found: RegExpExecArray | null): readonly string[] {
  let text = found?.[1] ?? '';
  while (/\(/.test(text))
    text = text.replace(/\s*\(([^()]*)\)/g, (_, inside) => `[${inside.replace(/\s/g, '')}]`);
  return text.trim().split(/\s+/);
}

/** Whether a line of CSS tells the left side from the right one. */
function namesSide(line: string): boolean {
  const [, right, , left] = valuesOf(shorthand.exec(line));
  const [a, b = a, c = a, d = b] = valuesOf(corners.exec(line));
  return sides.test(line) || (left !== undefined && left !== right) || a !== b || c !== d;
}

test('styles name sides by the direction of reading, which is not the same in every language', () => {
  const files = globSync(['{src,server,sample}/**/*.css', 'examples/shell/*.css'], {
    exclude: ['src/design/right-to-left.css'],
  });
  const named = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .split('\n')
      .filter((line) => !line.includes('{') && namesSide(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});

test('a side is noticed in a property, in a value and in a shorthand', () => {
  const sided = [
    'margin-left: 1px',
    'right: 0',
    'text-align: left',
    'border-top-left-radius: 2px',
    'padding: 0 0 calc(1px + 2px) 3px',
    'inset: 0 auto auto var(--x)',
    'border-radius: 0 4px 4px 0',
  ];
  expect(sided.filter((line) => !namesSide(`  ${line};`))).toEqual([]);
  const fine = [
    'padding: 1px 2px 3px 2px',
    'border-radius: 4px 4px 0 0',
    'inset: 0 0 auto',
    'margin-inline: auto 0',
  ];
  expect(fine.filter((line) => namesSide(`  ${line};`))).toEqual([]);
});
