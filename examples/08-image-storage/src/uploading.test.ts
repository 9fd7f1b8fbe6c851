import { expect, test } from 'vitest';
import { picture } from './testing/sample.ts';
import { choosing, next, type Uploading } from './uploading.ts';

const mine = picture();
const ready: Uploading = { kind: 'ready', picture: mine };
const sending: Uploading = {
  kind: 'sending',
  picture: mine,
  fraction: 0.5,
};

test('who stops an upload has the picture still before them', () => {
  expect(next(sending, { type: 'refused', why: 'canceled' })).toEqual(
    ready,
  );
});

test('a failed upload keeps the picture, and can be sent again', () => {
  const failed = next(sending, { type: 'refused', why: 'offline' });
  expect(failed).toEqual({ kind: 'failed', picture: mine, why: 'offline' });
  expect(next(failed, { type: 'sent' })).toEqual({
    kind: 'sending',
    picture: mine,
    fraction: 0,
  });
});

test('late news about an upload that is over changes nothing', () => {
  expect(next(ready, { type: 'progressed', fraction: 0.9 })).toBe(ready);
  expect(next(choosing, { type: 'refused', why: 'offline' })).toBe(
    choosing,
  );
});

test('late news about a picture that was replaced changes nothing', () => {
  expect(next(ready, { type: 'not-shown', picture: picture() })).toBe(
    ready,
  );
  expect(next(ready, { type: 'not-shown', picture: mine })).toEqual({
    kind: 'unfit',
    why: 'damaged',
  });
});

test('nothing is sent before something was chosen', () => {
  expect(next(choosing, { type: 'sent' })).toBe(choosing);
});
