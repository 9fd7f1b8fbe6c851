import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedTypes, maxBytes } from '../src/picture.ts';
import { type Method, type RulesRequest, readRules } from './rules.ts';

const source = readFileSync(
  new URL('../storage.rules', import.meta.url),
  'utf8',
);
const allowed = readRules(source);

const mine = 'users/ada/images/1783245600000-k3x09qf2';
const good = {
  auth: { uid: 'ada' },
  resource: { size: 1000, contentType: 'image/png' },
};
const create = (path: string, request: RulesRequest) =>
  allowed('create', path, request);

function like(changes: Partial<typeof good.resource>): RulesRequest {
  return { ...good, resource: { ...good.resource, ...changes } };
}

// This tests the stand-in's reading of storage.rules. What Firebase makes of
// the file is the subject of src/rules.test.ts.
test('a good upload is allowed', () => {
  expect(allowed('create', mine, good)).toBe(true);
});

test.each([
  ['nobody is signed in', mine, { ...good, auth: null }],
  ['somebody else is signed in', mine, { ...good, auth: { uid: 'ben' } }],
  ['it is one byte too large', mine, like({ size: maxBytes + 1 })],
  ['it is empty', mine, like({ size: 0 })],
  ['it is an SVG', mine, like({ contentType: 'image/svg+xml' })],
  ['it is a web page', mine, like({ contentType: 'text/html' })],
  ['its name is not one of ours', 'users/ada/images/index.html', good],
  ['its name only contains one of ours', `${mine}.html`, good],
  ['it lies beside the folder', 'users/ada/1783245600000-k3x09qf2', good],
  ['it lies deeper', 'users/ada/images/x/1783245600000-k3x09qf2', good],
  ['it lies in no folder', 'images/1783245600000-k3x09qf2', good],
])('the same upload is refused when %s', (_, path, request) => {
  expect(allowed('create', path, request)).toBe(false);
});

test('an upload may replace a picture on the same terms', () => {
  expect(allowed('update', mine, good)).toBe(true);
  expect(
    allowed('update', mine, {
      ...good,
      resource: { size: 1000, contentType: 'text/html' },
    }),
  ).toBe(false);
});

test('exactly five megabytes are allowed, of each type that the form accepts', () => {
  for (const contentType of acceptedTypes) {
    expect(
      create(mine, { ...good, resource: { size: maxBytes, contentType } }),
      contentType,
    ).toBe(true);
  }
});

test('only the owner looks, lists and deletes', () => {
  const reads: [Method, string][] = [
    ['get', mine],
    ['list', 'users/ada/images'],
    ['delete', mine],
  ];
  for (const [method, path] of reads) {
    expect(allowed(method, path, { auth: { uid: 'ada' } }), method).toBe(
      true,
    );
    expect(allowed(method, path, { auth: { uid: 'ben' } }), method).toBe(
      false,
    );
    expect(allowed(method, path, { auth: null }), method).toBe(false);
  }
});

test('rules that say more than is understood here are not guessed at', () => {
  expect(() =>
    readRules(source.replace('allow delete', 'forbid delete')),
  ).toThrow('unknown');
  expect(() => readRules('service cloud.firestore {}')).toThrow(
    'as expected',
  );
});
