import { expect, test, vi } from 'vitest';
import { prepare } from './picture.ts';

vi.mock('./redraw.ts');

test('a BMP is a picture, too', async () => {
  const scan = new File(['BM\x36\x10\0\0\0\0\0\0\x36\0\0\0'], 'scan.bmp');
  expect(await prepare(scan)).toMatchObject({ ok: true });
});
