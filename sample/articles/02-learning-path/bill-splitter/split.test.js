import assert from 'node:assert/strict';
import { test } from 'node:test';
import { split } from './split.js';

test('no amount is a cent short', () => {
  const [ada] = split([{ name: 'Ada', cents: 50 }], 15);
  assert.equal(ada.cents, 58);
});
