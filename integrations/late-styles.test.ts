import { expect, test } from 'vitest';
import { withLateStyles } from './late-styles.ts';

const css = `@font-face{font-family:Display;src:url(/display.woff2)}
@layer reset,components;
@layer components{
  .list{color:red}
  .list:not(.open){margin:1px}
  .form .box{color:green}
  .notice{animation:appear 1s}
  .list:is(.open,.form){margin:2px}
  @keyframes appear{from{opacity:0}}
}`;
const page = (body: string) =>
  `<html><head><style>${css}</style><style>.late{top:0}</style></head><body>${body}</body></html>`;
const inline = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
const island = '<astro-island><ul class="list wide"></ul></astro-island>';

test('a page keeps, in one element, the rules that its markup can match', () => {
  const [styles = '', ...others] = inline(withLateStyles(page(island)).html);
  expect(others).toEqual([]);
  expect(styles).toContain('.list{color:red}');
  expect(styles).toContain('.list:not(.open)');
  expect(styles).toContain('@font-face');
  expect(styles).not.toMatch(/\.form|\.late|\.notice|appear|:is/);
});

test('what an island comes to say of its elements waits for it, unless the page says so from the start', () => {
  const rules =
    '<style>b:disabled{a:b}b[aria-invalid="true"]{c:d}b:not(:disabled){e:f}b[data-x]{g:h}</style>';
  const kept = (body: string) => inline(withLateStyles(`<head>${rules}</head>${body}`).html)[0];
  expect(kept('<b aria-disabled="false">x</b>')).toBe('b:not(:disabled){e:f}b[data-x]{g:h}');
  expect(kept('<b disabled>x</b>')).toContain('b:disabled{a:b}');
});

test('a rule for an element that the page does not have waits too, and one for a state does not', () => {
  const rules = '<style>.list li{a:b}.list kbd{c:d}.list:hover{e:f}.list:has(kbd){g:h}kbd,li{i:j}</style>';
  const [styles] = inline(withLateStyles(`<head>${rules}</head><ul class="list"><li>One</li></ul>`).html);
  expect(styles).toBe('.list li{a:b}.list:hover{e:f}kbd,li{i:j}');
});

test('an animation stays with the rule that names it', () => {
  const [styles] = inline(withLateStyles(page('<p class="notice"></p>')).html);
  expect(styles).toContain('@keyframes appear');
});

test('beside it is a sheet that nothing waits for: every rule, and no font a second time', () => {
  const { html, late } = withLateStyles(page(island));
  expect(html).toContain(`<link rel="stylesheet" href="${late?.path}" media="print" data-late>`);
  for (const rule of ['.list{', '.form .box', '.late', '.notice', '@keyframes appear'])
    expect(late?.css).toContain(rule);
  expect(late?.css).not.toContain('@font-face');
});

test('what is for paper alone is in that sheet alone', () => {
  const rules =
    '<style>p{a:b}@media print{p{c:d}@page{margin:1cm}}@media (scripting:none),print{p{e:f}}</style>';
  const { html, late } = withLateStyles(`<head>${rules}</head><p></p>`);
  expect(inline(html)).toEqual(['p{a:b}@media (scripting:none),print{p{e:f}}']);
  expect(late?.css).toContain('p{c:d}');
  expect(late?.css).toContain('@page');
});

test('both sheets bring the layers up in the order that was said first', () => {
  const { html, late } = withLateStyles(page(island));
  for (const sheet of [inline(html)[0], late?.css]) {
    const layers = [...(sheet ?? '').matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    );
    expect([...new Set(layers)]).toEqual(['reset', 'components']);
  }
});

test("the late sheet's address names what is in it", () => {
  const path = (body: string) => withLateStyles(page(body)).late?.path;
  expect(path(island)).toMatch(/^\/_astro\/late\.[0-9a-f]{8}\.css$/);
  expect(path(`${island}<p>More words</p>`)).toBe(path(island));
});

test("a component's own style element stays as it is", () => {
  const sheet = '<style media="not all">@page{size:portrait}figure{margin:0}</style>';
  const { html, late } = withLateStyles(page(`${island}${sheet}`));
  expect(html).toContain(sheet);
  expect(late?.css).not.toContain('figure');
});
