import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import sample from '../sample/site.config.ts';
import { runProgram } from '../tests/setup/run-program.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
});

/** Without GIT_DIR, the repository would be asked for its `upstream`. */
const doctor = (env: NodeJS.ProcessEnv = {}) =>
  runProgram('scripts/doctor.ts', [], { env: { DATA_DIR: dataDir, GIT_DIR: folder, ...env } });

test('it says who provides what, and what is left of the sample', () => {
  const { status, said } = doctor();
  expect(status).toBe(0);
  expect(said).toContain(`Data      ${dataDir}`);
  expect(said).toMatch(/Sign-in +local sample accounts \(GOOGLE_CLIENT_ID/);
  expect(said).toContain('This is the sample. Begin your own site');
  // Each start has another token.
  expect(said).not.toContain('token=');
  expect(doctor({ SITE_CONFIG: 'tests/setup/hosting.config.ts' }).said).toMatch(/Comments +live, firebase/);
});

test('a mail server that cannot be used is named with the cause, and stops nothing', () => {
  const { status, said } = doctor({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(status).toBe(0);
  expect(said).toContain('No email goes out (ESOCKET): the mail server could not be reached');
});

test('what would stop the site is a sentence: a setting, a variable, a file in place of the data folder', () => {
  const config = join(folder, 'foreign.config.ts');
  writeFileSync(config, `export default ${JSON.stringify({ ...sample, language: 'xx' })};`);
  for (const [env, sentence] of [
    [{ SITE_CONFIG: config }, 'there is no sample/languages/xx.ts'],
    [{ SITE_CONFIG: join(folder, 'nothing.ts') }, 'nothing.ts:1 is missing'],
    [{ PORT: 'x' }, 'PORT=x is not a number'],
    [{ SITE_URL: 'https://robin.example' }, 'Set GOOGLE_CLIENT_ID'],
    [{ DATA_DIR: join(config, 'data') }, 'is a file, or'],
  ] as const)
    expect(doctor(env)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
  // Without a server there is no data.
  const hosted = { SITE_CONFIG: 'tests/setup/hosting.config.ts', DATA_DIR: join(config, 'data') };
  expect(doctor(hosted).status).toBe(0);
});

test('a database of a newer version, or damaged where a start reads nothing, is told', () => {
  const db = openDatabase(dataDir);
  expect(doctor().status).toBe(0);
  db.exec('PRAGMA user_version = 999');
  expect(doctor().said).toContain('is of a newer version (999)');
  db.close();
  dataDir = join(folder, 'damaged');
  openDatabase(dataDir).close();
  writeFileSync(databaseFile(dataDir), readFileSync(databaseFile(dataDir)).fill(255, 20 * 4096, 21 * 4096));
  openDatabase(dataDir).close();
  expect(doctor()).toMatchObject({
    status: 1,
    said: expect.stringContaining('is damaged, or is not a database'),
  });
});

test('the newest version of upstream is named, by number, and none where nobody answers', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  const said = () => doctor({ GIT_DIR: join(folder, '.git') }).said;
  git('init');
  expect(said()).not.toContain('is out');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--allow-empty', '-m', 'one');
  for (const tag of ['v1.1.0', 'v99.9.0', 'v99.10.0', 'v100.0.0-beta', 'old']) git('tag', tag);
  git('remote', 'add', 'upstream', folder);
  expect(said()).toContain('99.10.0 is out');
});
