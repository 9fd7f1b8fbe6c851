import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { next, type Uploading } from './uploading.ts';

const file = new File(['first'], 'first.jpg');
const other = new File(['second'], 'second.jpg');
const picture: Picture = {
  name: '1783245600000-k3x09qf2',
  file,
  copy: file,
};
const ready: Uploading = { kind: 'ready', picture };
const sending: Uploading = { kind: 'sending', picture, part: 0.5 };

test('a stopped upload keeps the picture', () => {
  expect(
    next(sending, { type: 'refused', picture, why: 'canceled' }),
  ).toEqual(ready);
});

test('a failed upload keeps the picture under its name', () => {
  const why = 'offline';
  const failed = next(sending, { type: 'refused', picture, why });
  expect(failed).toEqual({ kind: 'failed', picture, why });
  expect(next(failed, { type: 'sent', picture })).toEqual({
    kind: 'sending',
    picture,
    part: 0,
  });
});

test('late news about another file changes nothing', () => {
  const preparing: Uploading = { kind: 'preparing', file: other };
  const prepared = { ok: true, picture } as const;
  expect(next(preparing, { type: 'prepared', file, prepared })).toBe(
    preparing,
  );
  expect(next(preparing, { type: 'stored', picture })).toBe(preparing);
  expect(next(ready, { type: 'progressed', picture, part: 0.9 })).toBe(
    ready,
  );
  expect(next(ready, { type: 'refused', picture, why: 'offline' })).toBe(
    ready,
  );
});
