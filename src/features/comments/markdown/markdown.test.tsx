import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { maxBodyLength } from '../model.ts';
import { Markdown } from './Markdown.tsx';
import { hasMarkdown, parseMarkdown } from './markdown-parser.ts';

afterEach(cleanup);

const shown = (text: string) => render(<Markdown text={text} />).container;
/** The markup, without attributes. */
const markup = (text: string) => shown(text).innerHTML.replaceAll(/ [\w-]+="[^"]*"/g, '');
const links = (text: string) => [...shown(text).querySelectorAll('a')];

test.for<readonly [text: string, markup: string]>([
  [
    '**bold** and *italics* and _italics_',
    '<p><strong>bold</strong> and <em>italics</em> and <em>italics</em></p>',
  ],
  ['***both***', '<p><em><strong>both</strong></em></p>'],
  ['a `b*c*` d', '<p>a <code>b*c*</code> d</p>'],
  ['`` a`b ``', '<p><code>a`b</code></p>'],
  ['`*`, `>` and `_`', '<p><code>*</code>, <code>&gt;</code> and <code>_</code></p>'],
  ['これは**太字**です', '<p>これは<strong>太字</strong>です</p>'],
  ['> a\n> b\n>\n> c', '<blockquote><p>a\nb\n\nc</p></blockquote>'],
  ['- a\n  b\n- c\n  - d', '<ul><li><p>a\nb</p></li><li><p>c</p><ul><li><p>d</p></li></ul></li></ul>'],
  ['2. a\n3. b', '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['a\n\n- b\n\nc\n\nd', '<p>a</p><ul><li><p>b</p></li></ul><p>c\n\nd</p>'],
  ['> - *a*', '<blockquote><ul><li><p><em>a</em></p></li></ul></blockquote>'],
  ['\\*a\\* \\d \\`b`', '<p>*a* \\d `b`</p>'],
])('%j becomes %j', ([text, expected]) => {
  expect(markup(text)).toBe(expected);
  expect(hasMarkdown(text)).toBe(!text.startsWith('\\'));
});

test('a list begins with the number that was typed', () => {
  expect(shown('3. a').querySelector('ol')?.start).toBe(3);
});

test('code between fences keeps every line, in quotes and lists too', () => {
  const code = (text: string) => shown(text).querySelector('pre code')?.textContent;
  expect(code('```js\na\n\n  *b*\n```')).toBe('a\n\n  *b*');
  expect(code('> ```\n> a\n>  b\n> ```')).toBe('a\n b');
  expect(code('- ```\n  a\n   b\n  ```')).toBe('a\n b');
  expect(code('~~~\n```\n~~~')).toBe('```');
  expect(code('```\nno end')).toBe('no end');
});

test.for([
  'Hello',
  'one\ntwo\n\n  indented\n\n\n    deeper\n\ttab',
  'snake_case_name and __init__ and 2*3*4 and 5 * 3 * 2 and a*b',
  'src/**/*.ts and test/**/*.ts and *.md',
  '# heading\n#1 and C#',
  'heading\n===\nother\n---\n***\n* * *',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '<b>bold</b> <!-- x --> &amp; &#42;a&#42;',
  '<div>\n*\n</div>',
  '1.',
  '-\n-',
  '2026. A year',
  '-5 degrees, +1',
  '> ',
  '```\n```',
  '```const a = 1\nlog(a)\n```',
  '```log(1)\nlog(2)\n```',
  '``` js',
  '` `',
  '[a] [b][c] [d]: e [](https://a.example) [ ](x)',
  '![alt](cat.png)',
  '\\server\\share \\(\\d+\\)\\.js C:\\',
  '~~gone~~ ==marked== ^up^ :smile: - [ ] task',
  'a  \nb\\\nc',
  '*​*',
  '5,000\n1986',
  '¯\\_(ツ)_/¯ :-* >:( <3 x_x ^_^ *',
])('%j is shown as it was typed', (text) => {
  expect(shown(text).textContent).toBe(text);
  expect(shown(text).querySelector(':not(p, div, a)')).toBeNull();
  expect(hasMarkdown(text)).toBe(false);
});

test('http and https addresses become links', () => {
  const [first, second] = links('see https://a.example/b?c=d#e and http://f.example');
  expect([first?.textContent, first?.href]).toEqual([
    'https://a.example/b?c=d#e',
    'https://a.example/b?c=d#e',
  ]);
  expect([second?.textContent, second?.href]).toEqual(['http://f.example', 'http://f.example/']);
  expect(first?.rel).toBe('ugc nofollow noopener');
});

test.for([
  ['Look at https://a.example/b.', 'https://a.example/b'],
  ['Really, https://a.example/b?!', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['(see https://a.example/b_(c)).', 'https://a.example/b_(c)'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['<https://a.example/>', 'https://a.example/'],
  ['“https://a.example”', 'https://a.example'],
  ['[https://a.example/[b]]', 'https://a.example/[b]'],
  ['HTTPS://A.EXAMPLE/b', 'HTTPS://A.EXAMPLE/b'],
  ['https://a.example/_b_/*c*/\\*d', 'https://a.example/_b_/*c*/\\*d'],
  ['![alt](https://a.example/b.png)', 'https://a.example/b.png'],
  ['[a](https://a.example "title")', 'https://a.example'],
  ['[a]: https://a.example', 'https://a.example'],
  ['https://a.example/\u202Egpj.exe', 'https://a.example/'],
])('in %j, which is shown as typed, the address is %j', ([text = '', address]) => {
  expect(links(text).map(({ textContent }) => textContent)).toEqual([address]);
  expect(shown(text).textContent).toBe(text);
});

test.for([
  ['https://bank.example\u2044.evil.example/', 'bank.xn--example-7d7c.evil.example'],
  ['https://bank.example\u2215.evil.example/', ''],
  ['https://bank.example\u29f8.evil.example/', ''],
  ['https://bank.example\u2571.evil.example/', ''],
  [`https://bank.example${'\u2800'.repeat(40)}.evil.example/`, ''],
  ['https://b\u0430nk.example/', ''],
  ['https://b%61nk.example/', 'bank.example'],
  ['https:///evil.example/bank.example', 'evil.example'],
  ['https://evil.example\\.bank.example', 'evil.example'],
  ['http://2130706433/', '127.0.0.1'],
  ['https://müller.example/straße', 'xn--mller-kva.example'],
])('%j, which looks like another address, is followed by its host', ([address = '', host]) => {
  expect(shown(`see ${address}`).textContent).toBe(`see ${address} (${host || URL.parse(address)?.host})`);
});

test.for(['https://a.example', 'HTTPS://A.example:8080?b', 'http://a.example:80/b', 'https://a.example#b'])(
  '%j, which shows its host, is followed by nothing',
  (address) => {
    expect(shown(address).textContent).toBe(address);
  },
);

test('emphasis around an address is no part of it', () => {
  expect(links('**https://a.example/b** _https://c.example_').map(({ href }) => href)).toEqual([
    'https://a.example/b',
    'https://c.example/',
  ]);
});

test('a link with a label is followed by the host to which it leads', () => {
  const text = '[the **docs**](https://react.dev/learn), [bank.example](<https://evil.example/x>)';
  expect(shown(text).textContent).toBe('the docs (react.dev), bank.example (evil.example)');
  expect(links(text)[0]?.href).toBe('https://react.dev/learn');
  expect(shown('[a](https://аpple.example)').textContent).toBe('a (xn--pple-43d.example)');
  expect(shown('[https://bank.example/a](https://evil.example)').textContent).toBe(
    'https://bank.example/a (evil.example)',
  );
  expect(links('[a https://c.example](https://d.example)').map(({ href }) => href)).toEqual([
    'https://d.example/',
  ]);
});

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,https',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example',
  'www.a.example',
  'https://',
  'https://[',
  'https:evil.example',
  '//evil.example',
  '/blogpost1',
  'xhttps://a.example',
  'https://bank.example@evil.example/',
  'mailto:a@b.example',
])('%j stays text, as the address of a link too', (address) => {
  for (const text of [address, `[a](${address})`, `[a](<${address}>)`, `![a](${address})`, `<${address}>`]) {
    expect(links(text)).toEqual([]);
    expect(shown(text).textContent).toBe(text);
  }
});

test.for(['- a\n', '> a\n\n', '> - *a*\n\n', '*a* ', '`a` ', '~~~\na\n~~~\n', 'http://a.example '])(
  '%j, repeated, is formatted up to a limit, and shown as it was typed beyond it',
  (unit) => {
    expect(shown(unit.repeat(30)).querySelectorAll('*').length).toBeGreaterThan(30);
    cleanup();
    const text = unit.repeat(maxBodyLength / unit.length);
    expect(markup(text)).toBe(`<p>${text.replaceAll('>', '&gt;')}</p>`);
  },
);

/** How much work a text makes: nodes of its tree, and elements. */
function workOf(text: string): number {
  let work = 0;
  parseMarkdown(text)
    ?.root.toTree()
    .iterate({ enter: () => void work++ });
  work += shown(text).querySelectorAll('*').length;
  cleanup();
  return work;
}

test.for([
  '>\n<\n',
  '>\n',
  '>a\n\n',
  '-\n',
  '1.\n',
  '- \n',
  '``` \n',
  '~~~\n',
  'a\n\n',
  '`\n\n',
  '\\* ',
  '[]',
  '[a](',
  '<http://a> ',
  '> > > > > > > a\n',
])('%j, repeated, makes at most three times the work of paragraphs', (unit) => {
  const paragraphs = workOf(`${'plain words '.repeat(2)}\n\n`.repeat(190));
  expect(workOf(unit.repeat(maxBodyLength / unit.length))).toBeLessThanOrEqual(3 * paragraphs);
});

test('a text is parsed once, however often it is rendered', () => {
  const text = `**once** ${crypto.randomUUID()}`;
  expect(Markdown({ text })).toBe(Markdown({ text }));
});

test('nesting ends, and what is deeper is shown as typed', () => {
  for (const unit of ['>', '> - ', '- ', '1. ', '*a **b ', '[', '[a](', '**a _b ']) {
    const container = shown(unit.repeat(maxBodyLength / unit.length));
    expect(container.querySelector('* '.repeat(24).trim().replaceAll(' ', ' > ')), unit).toBeNull();
    cleanup();
  }
  expect(shown(`${'>'.repeat(maxBodyLength)}a`).textContent).toMatch(/^>{4900,}a$/);
});

test('every item of the deepest list is shown', () => {
  const deepest = shown('- a\n  - b\n    - c\n      - d\n      - e\n      - f\n\n        g\n        - h');
  expect(deepest.textContent.match(/[a-z]/g)?.join('')).toBe('abcdefgh');
  expect(deepest.querySelectorAll('li')).toHaveLength(6);
});
