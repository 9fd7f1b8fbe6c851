import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { highlightCode, highlighted, linesIn } from './highlight.ts';

/** The program that a page becomes. */
const compiled = async (fence: string, code: string) => {
  // As Astro does: a code block's inside is one string of HTML.
  const optimizeStatic = { component: 'Fragment', prop: 'set:html', ignoreElements: ['pre'] };
  const mdx = `\`\`\`${fence}\n${code}\n\`\`\``;
  return (await mdxToJs(mdx, { hastPlugins: [highlightCode], optimizeStatic })).code;
};

test('colors become classes, and no style attribute is left', async () => {
  const html = await highlighted('name.ts', "const name = 'Ada';");
  expect(html).toContain('class="k"');
  expect(html + (await compiled('diff', '- a\n+ b'))).not.toContain('style=');
});

test('neighbors of one color share an element, and plain text has none', async () => {
  const html = await highlighted('vote.ts', 'export const vote = 1;');
  expect(html).toContain('<span class="k">export const</span>');
  expect(html).not.toContain('<span>');
  expect(await highlighted('LICENSE', 'a\nb')).toBe('<code>a\nb</code>');
});

test('the code stays what it was', async () => {
  const code = 'export function f<T>(a: T): T[] {\n\n  return [a]; // "one" & <only> \\{\n}';
  const text = (await highlighted('f.ts', code)).replace(/<[^>]*>/g, '');
  expect(text.replaceAll('&lt;', '<').replaceAll('&#x26;', '&')).toBe(code);
});

test('marked lines are the ones that the fence names', async () => {
  expect([...linesIn('3-5,8')]).toEqual([3, 4, 5, 8]);
  const page = await compiled('ts title=x.ts marked=2', 'a;\nb;\nc;');
  expect(page).toContain(String.raw`<code>a;\n<span class=\"marked\">b;</span>\nc;</code>`);
  expect(page).toContain('"data-title": "x.ts"');
});

test('code in an unknown language, or in none, is plain text', async () => {
  for (const fence of ['', 'nothing-known']) {
    const page = await compiled(fence, 'const a = 1;');
    expect(page).toContain(`"data-lang": "${fence || 'plaintext'}"`);
    expect(page).toContain('const a = 1;');
  }
});
