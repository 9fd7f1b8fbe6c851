import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { math, prices } from '../src/site/content/math.ts';
import { alerts, ownVideos } from './mdx-plugins.ts';

/** The program that a page becomes, without its white space. */
function compiled(mdx: string): string {
  const { code } = mdxToJs(mdx, {
    features: { math: true },
    mdastPlugins: [alerts, prices, math, ownVideos],
  });
  return code.replace(/\s+/g, ' ');
}

test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])(
  'an alert of GitHub, [!%s], is a callout',
  (name) => {
    const code = compiled(`> [!${name}]\n> Hello *you*.\n>\n> - a list`);
    expect(code).toContain(`_jsxs(Callout, { kind: "${name.toLowerCase()}"`);
    expect(code).toMatch(/"Hello ", _jsx\(_components\.em.*"a list"/);
    expect(code).not.toContain(`[!${name}]`);
  },
);

test('any other quote stays a quote', () => {
  for (const quote of ['> Words', '> [!OTHER]\n> Words', '> [!NOTE] Words', '> [a link](/)'])
    expect(compiled(quote)).toContain('_components.blockquote');
});

test('math is MathML, without a style attribute, which the policy of the pages forbids', () => {
  const inline = compiled('It is $\\frac{1}{2}$ of it.');
  expect(inline).toMatch(/"It is ", _jsx\(_components\.math.*mfrac.*" of it\."/);
  const block = compiled('$$\n\\begin{pmatrix}\\color{red}1&2\\\\3&4\\end{pmatrix}\n$$');
  expect(block).toContain('display: "block"');
  expect(block).toContain('mathcolor: "#ff0000"');
  expect(block).not.toContain('style');
});

test('invalid math stops the build with its file and line', () => {
  const read = () =>
    mdxToJs('One.\n\n$\\frac{1$', {
      features: { math: true },
      mdastPlugins: [math],
      fileURL: pathToFileURL('site/articles/01-sums/index.mdx'),
    });
  expect(read).toThrow(/^site\/articles\/01-sums\/index\.mdx:3 has math that can't be read: /);
});

test('two prices in a sentence are not math', () => {
  const code = compiled('From $5 for **one** to $10.');
  expect(code).toContain('"$5 for ", _jsx(_components.strong, { children: "one" }), " to $", "10."');
  expect(code).not.toContain('math');
});

test('the files that a video names are part of the build', () => {
  const code = compiled(
    '<Video src="./clip.mp4" captions="./clip.vtt" title="A clip" />\n\n<Video src="/a.mp4" title="B" />',
  );
  expect(code).toContain('import ownFile1 from "./clip.mp4?url&no-inline";');
  expect(code).toContain('{ src: ownFile1, captions: ownFile2, title: "A clip" }');
  expect(code).toContain('{ src: "/a.mp4", title: "B" }');
});
