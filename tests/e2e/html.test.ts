import { HtmlValidate } from 'html-validate';
import { appPaths, pagePaths } from '../setup/sample-pages.ts';
import { expect, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Files of the site itself come from the server that the page comes from.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

for (const path of [
  ...pagePaths,
  ...appPaths.slice(0, 1),
  '/blogpost1/comments',
  '/offline',
  '/no-such-page',
]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([]);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });
}
