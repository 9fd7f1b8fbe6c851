import { expect, test, vi } from 'vitest';

const bucket = new Map<string, Buffer>();
vi.mock('firebase-admin/app', () => ({ initializeApp() {} }));
vi.mock('firebase-admin/storage', () => ({
  getStorage: () => ({
    bucket: () => ({
      file: (name: string) => ({
        download: async ({
          start,
          end,
        }: {
          start: number;
          end: number;
        }) => [bucket.get(name)?.subarray(start, end + 1)],
        delete: async () => bucket.delete(name),
      }),
    }),
  }),
}));
vi.mock('firebase-functions/v2/storage', () => ({
  onObjectFinalized: (_: unknown, handler: unknown) => handler,
}));

async function stays(text: string, contentType = 'image/jpeg') {
  const { check } = await import('./index.js');
  bucket.set('a.jpg', Buffer.from(text, 'latin1'));
  await check({ data: { name: 'a.jpg', contentType } });
  return bucket.has('a.jpg');
}

test('a JPEG stays', async () => {
  expect(await stays('\xff\xd8\xff\xe0\0\x10JFIF')).toBe(true);
});

test('a PDF that says it is one stays', async () => {
  expect(await stays('%PDF-1.7', 'application/pdf')).toBe(true);
});

test.each([
  ['a web page', '<!doctype html>'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['a file that ends early', '\xff\xd8'],
])('%s that says it is a JPEG is deleted', async (_, text) => {
  expect(await stays(text)).toBe(false);
});
