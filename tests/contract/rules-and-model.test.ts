import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxBodyLength, maxNameLength, maxPictureLength } from '#features/comments/model.ts';
import { likePauseSeconds, writePauseSeconds } from '#features/comments/policy.ts';
import { maxPathLength, pathPattern } from '#lib/page-path.ts';
import { hasVisibleCharacter } from '#lib/visible-character.ts';
import { rulesFile } from '../../firebase/tests/emulator.ts';

// The rules of Firestore can't import the model, so they repeat parts of it.
const rules = readFileSync(rulesFile, 'utf8');

test('the rules and the model call the same characters visible', () => {
  const written = /hasVisibleCharacter\(body\) \{\s+return body\.matches\('\(\?s\)\.\*(.+)\.\*'\)/.exec(
    rules,
  )?.[1];
  const visible = new RegExp(
    String(written)
      .replaceAll('\\\\', '\\')
      .replaceAll(/\\x(\{\w+\})/g, '\\u$1'),
    'u',
  );
  const differing: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    if (visible.test(character) !== hasVisibleCharacter(character)) differing.push(point.toString(16));
  }
  expect(differing).toEqual([]);
});

test('the rules and the model have the same limits of length', () => {
  const limits = [...rules.matchAll(/(\w+)\.size\(\) <= (\d+)/g)].map(([, field, limit]) => [
    field,
    Number(limit),
  ]);
  expect(limits).toEqual([
    ['body', maxBodyLength],
    ['path', maxPathLength],
    ['username', maxNameLength],
    ['userImg', maxPictureLength],
  ]);
});

test('the rules and the model have the same pattern of addresses', () => {
  const [, written] = /path\.matches\('(.+)'\)/.exec(rules) ?? [];
  // A rule matches the whole string.
  expect(new RegExp(`^${written}$`).source).toBe(pathPattern.source);
});

test('the rules and the policy want the same rest between two writes, and between two likes', () => {
  const rests = [...rules.matchAll(/(\w+) \+ duration\.value\((\d+), 's'\)/g)].map(([, since, seconds]) => [
    since,
    Number(seconds),
  ]);
  expect(rests).toEqual([
    ['lastPostAt', writePauseSeconds],
    ['at', likePauseSeconds],
  ]);
});
