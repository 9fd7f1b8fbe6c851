import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import * as words from './en.ts';
import { completeLanguageFile } from './language-file.ts';

let tree: string;
beforeEach(() => {
  tree = temporaryFolder();
  mkdirSync(join(tree, 'languages'));
});

const english = readFileSync('src/languages/en.ts', 'utf8');
const file = () => join(tree, 'languages/de.ts');

test('a language is a file of the owner’s, or the English that is there', async () => {
  writeFileSync(file(), english.replace("skip: 'Skip to the content'", "skip: 'Zum Inhalt'"));
  expect(await completeLanguageFile('de', tree)).toBe(file());
  expect(await completeLanguageFile('en', tree)).toMatch(/src\/languages\/en\.ts$/);
});

test('a language without a file is told where to put one', async () => {
  await expect(completeLanguageFile('xx', tree)).rejects.toThrow(
    /\n {2}language: there is no .*languages\/xx\.ts\. Copy/,
  );
});

test('words that a later version has added are named', async () => {
  writeFileSync(
    file(),
    english.replace("  skip: 'Skip to the content',\n", '').replace("    tip: 'Tip',\n", ''),
  );
  await expect(completeLanguageFile('de', tree)).rejects.toThrow(
    /has no layout\.skip, article\.callouts\.tip\. Take/,
  );
});

/** The names in a language, such as 'comments.reply', with the types of their values. */
const names = (value: object): string[] =>
  Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'object' ? names(each).map((inner) => `${name}.${inner}`) : `${name}: ${typeof each}`,
  );

const languages = import.meta.glob<object>(['./*.ts', '!./chosen.ts', '!./language-file*'], { eager: true });

test.each(Object.entries(languages))(
  '%s has every name of the English file, and no others',
  (_, language) => {
    expect(names(language).toSorted()).toEqual(names(words).toSorted());
  },
);
