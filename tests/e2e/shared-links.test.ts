import sharp from 'sharp';
import owner from '../../sample/site.config.ts';
import { pagePaths } from '../setup/sample-pages.ts';
import { expect, test } from './fixtures.ts';
import { meta, readHead } from './read-page.ts';

test('every page has a picture of its own for shared links, with its size and words', async ({
  request,
  site,
}) => {
  const seen = new Set<string>();
  for (const path of pagePaths) {
    const page = await readHead(request, path);
    const address = new URL(meta(page, 'og:image'));
    expect(address.origin).toBe(owner.host);
    const answer = await request.get(site.url + address.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(page, 'og:image:alt').length).toBeGreaterThan(20);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    seen.add(address.pathname);
  }
  expect(seen.size).toBe(pagePaths.length);
});
