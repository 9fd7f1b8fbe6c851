import { expect, test } from 'vitest';
import { checkAddress } from './page.ts';

test('an address that another page, an article or the server has is refused', () => {
  const check = (name: string) => () => checkAddress(name, ['/my-app']);
  expect(check('uses')).not.toThrow();
  expect(check('subscribe')).toThrow(/pages\/subscribe\.mdx:1 .* is the address of another page/);
  expect(check('auth')).toThrow(/another page/);
  expect(check('my-app')).toThrow(/pages\/my-app\.mdx:1 is \/my-app, as an article is/);
});
