import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './setup/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const who = ['-c', 'user.name=Robin', '-c', 'user.email=robin@site.example', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]) => run('git', ...who, ...args);
const make = (...args: readonly string[]) => run(process.execPath, resolve('scripts/new.ts'), ...args);
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const commit = (message: string) => {
  git('add', '.');
  git('commit', '-qm', message);
};
const edit = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from);
  writeFileSync(at(name), read(name).replace(from, to));
};

test("an owner's site and a later version are merged without a conflict", () => {
  for (const name of ['.gitignore', 'words.txt', 'sample', 'src/design/tokens.css'])
    cpSync(name, at(name), { recursive: true });
  git('init', '-qb', 'main');
  commit('the version that the owner cloned');

  git('switch', '-qc', 'mine');
  make('site');
  make('article', 'My first article');
  make('page', 'Uses');
  edit('site/site.config.ts', "'Robin Example'", "'Ada Owner'");
  edit(
    'site/site.config.ts',
    "host: '",
    "theme: { colors: { accent: { light: '#0b7285', dark: '#66d9e8' } } },\n  host: '",
  );
  writeFileSync(at('site/words.txt'), 'Lovelace\n');
  commit("the owner's site");

  git('switch', '-q', 'main');
  edit('sample/site.config.ts', "'Robin Example'", "'Sam Example'");
  edit('src/design/tokens.css', '--accent: light-dark(', '--accent: /* brighter */ light-dark(');
  appendFileSync(at('words.txt'), 'zettabyte\n');
  commit('a later version');

  git('switch', '-q', 'mine');
  git('merge', '-q', '--no-edit', 'main');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('site/site.config.ts')).toContain("name: 'Ada Owner'");
  expect(read('site/site.config.ts')).toContain('#0b7285');
  expect(read('sample/site.config.ts')).toContain("'Sam Example'");
  expect(read('site/words.txt')).toBe('Lovelace\n');
});

test('what docs/ has an owner write beside the site, and keep private, is not committed', () => {
  cpSync('.gitignore', at('.gitignore'));
  git('init', '-q');
  for (const name of ['.env', 'comments.jsonl']) writeFileSync(at(name), 'secret');
  commit('everything');
  expect(git('ls-files').trim()).toBe('.gitignore');
});
