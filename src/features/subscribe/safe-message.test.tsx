import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusLine } from './SubscribeForm.tsx';
import { safeMessage } from './safe-message.ts';

// As in Safari before 17, and Chrome before 120.
Reflect.defineProperty(URL, 'canParse', { value: undefined });
afterEach(cleanup);

function shown(markup: string): HTMLElement {
  const { container } = render(<StatusLine status={{ kind: 'error', message: safeMessage(markup) }} />);
  const line = container.querySelector<HTMLElement>('[role="alert"]');
  if (!line) throw new Error('no message');
  return line;
}

test('plain text stays as it is', () => {
  expect(safeMessage('Thank you for subscribing!')).toEqual(['Thank you for subscribing!']);
});

test('the number of the field that a refusal of Mailchimp begins with is left out', () => {
  expect(safeMessage('0 - Please enter a value')).toEqual(['Please enter a value']);
});

test("the provider's own message keeps its link, which opens a new tab that knows nothing of this page", () => {
  const line = shown(
    'ada@reader.example is already subscribed to list Updates. <a href="https://site.list-manage.com/subscribe/send-email?u=1&amp;id=2">Click here to update your profile</a>',
  );
  const link = line.querySelector('a');
  expect(line.textContent).toMatch(/^ada@reader\.example is already .* update your profile$/);
  expect(link?.getAttribute('href')).toBe('https://site.list-manage.com/subscribe/send-email?u=1&id=2');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('bold stays bold, even in a link; entities are decoded', () => {
  const line = shown('<b>One</b> &amp; <a href="https://a.example/"><strong>two</strong></a>');
  expect(line.textContent).toBe('One & two');
  expect([...line.querySelectorAll('b, strong')].map((bold) => bold.textContent)).toEqual(['One', 'two']);
});

test.each([
  ['<a href="http://a.example/">word</a>', 'word'],
  ['<a href="javascript:alert(1)">word</a>', 'word'],
  ['<a href="JaVaScRiPt:alert(1)">word</a>', 'word'],
  ['<a href="data:text/html,x">word</a>', 'word'],
  ['<a href="//a.example/">word</a>', 'word'],
  ['<a href="/relative">word</a>', 'word'],
  ['<a>word</a>', 'word'],
  ['<i>wo</i><span style="color:red">rd</span>', 'word'],
  ['word<img src="https://a.example/x.png" onerror="alert(1)">', 'word'],
  ['wo<svg><a href="https://a.example/">x</a><title><b>y</b></title></svg>rd', 'word'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>word',
    'word',
  ],
  ['<form action="https://a.example/"><button>wo</button></form><!-- x -->rd', 'word'],
  ['word<script>alert(1)</script><style>*{}</style>', 'word'],
])('%s leaves only its text', (markup, words) => {
  const line = shown(markup);
  expect(line.textContent).toBe(words);
  expect(line.children).toHaveLength(0);
});

test('attributes do not survive: no id, class, style, handler', () => {
  const line = shown('<b id="x" class="y" style="z" onclick="alert(1)" data-a="1" aria-label="b">word</b>');
  expect([...(line.querySelector('b')?.attributes ?? [])]).toEqual([]);
});

test('only text, bold text and links to https are left of hostile markup', () => {
  const lines = readFileSync('tests/data/xss-payloads.txt', 'utf8').split('\n');
  // The list is sorted by kind, so every fiftieth line is enough.
  const payloads = lines.filter((_, index) => index % 50 === 0);
  expect(payloads.length).toBeGreaterThan(50);
  for (const payload of payloads) {
    const line = shown(`${payload} <b>end</b>`);
    for (const element of line.querySelectorAll('*')) {
      expect(['A', 'B', 'STRONG'], payload).toContain(element.tagName);
      const names = element.getAttributeNames().sort();
      expect(names, payload).toEqual(element.tagName === 'A' ? ['href', 'rel', 'target'] : []);
      if (element instanceof HTMLAnchorElement) expect(element.protocol, payload).toBe('https:');
    }
    cleanup();
  }
});
