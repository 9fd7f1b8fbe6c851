import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { requireAltText } from './require-alt-text.ts';

const read = async (text: string) =>
  mdxToJs(text, {
    mdastPlugins: [requireAltText],
    fileURL: pathToFileURL(resolve('site/articles/01-shop/index.mdx')),
  });

test('a picture without alternative text stops the build with its file, its line and the fix', async () => {
  await expect(read('One.\n\nTwo: ![ ](./shop.png)')).rejects.toThrow(
    'site/articles/01-shop/index.mdx:3: the picture ./shop.png has no alternative text. Say in the brackets what it shows',
  );
});

test('a picture that says what it shows is fine', async () => {
  await expect(read('![A shop window at night](./shop.png)')).resolves.toBeTruthy();
});
