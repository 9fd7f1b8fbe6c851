import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, test } from 'vitest';
import { linesIn, shikiConfig } from './highlight.ts';

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });
const highlighted = (code: string, raw = '') =>
  codeToHtml(code, { lang: 'ts', theme, transformers: shikiConfig.transformers, meta: { __raw: raw } });

test('colors become classes, and no style attribute is left', async () => {
  const html = await highlighted("const name = 'Ada';");
  expect(html).toContain('class="k"');
  expect(html).not.toContain('style=');
});

test('neighbors of one color share an element, and plain text has none', async () => {
  const html = await highlighted('export const vote = 1;');
  expect(html).toContain('<span class="k">export const</span>');
  expect(html).not.toContain('<span>');
});

test('the code stays what it was', async () => {
  const code = 'export function f<T>(a: T): T[] {\n  return [a]; // "one" & <only>\n}';
  const text = (await highlighted(code)).replace(/<[^>]*>/g, '');
  expect(
    text
      .replace(/&#x26;|&amp;/g, '&')
      .replace(/&#x3C;|&lt;/g, '<')
      .replaceAll('&gt;', '>'),
  ).toBe(code);
});

test('marked lines are the ones that the fence names', async () => {
  expect([...linesIn('3-5,8')]).toEqual([3, 4, 5, 8]);
  const html = await highlighted('a;\nb;\nc;', 'title=x.ts marked=2');
  expect(html).toMatch(/<code>a;\n<span class="marked">b;<\/span>\nc;<\/code>/);
  expect(html).toContain('data-title="x.ts"');
});
