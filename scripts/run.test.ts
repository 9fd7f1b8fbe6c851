import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { runProgram } from '../tests/setup/run-program.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

/** A machine on which Node says something else of itself. */
function runOn(machine: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const lines = Object.entries(machine).map(
    ([name, value]) => `Object.defineProperty(process,'${name}',{value:'${value}'});`,
  );
  const pretend = `data:text/javascript,${encodeURIComponent(lines.join(''))}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretend, 'scripts/run.js', ...words],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}

test('a Node that is too old, where the one of the site is missing, says so in a sentence', () => {
  expect(runOn({}, 'scripts/new.ts', '--help').status).toBe(0);
  vi.stubEnv('NODE_OPTIONS', '--no-strip-types');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, said } = runOn({ version: 'v20.19.0' }, 'scripts/new.ts', '--help');
  expect([status, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toContain('needs Node 22.18 or newer, and this is v20.19.0');
  expect(said).toContain('Run npm ci');
});

test('what an owner runs has neither a using declaration nor a numbered parameter of SQL, which Node 22 lacks', () => {
  const files = globSync(['{server,scripts,move-in,src,integrations}/**/*.ts'], {
    exclude: ['**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter((file) => /^\s*(await )?using \w+ =|[ (]\?\d\b/m.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test.each(['.', 'node_modules/.pnpm'])(
  'without the packages of npm, the next step is named in a sentence: %s',
  (other) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, other), { recursive: true });
    const { status, stderr } = runProgram('scripts/run.js', ['scripts/new.ts'], { cwd: folder });
    expect([status, stderr]).toEqual([1, "npm's packages are missing. Run npm ci first.\n"]);
  },
);

test('packages from before an upgrade are told apart, where there is a lockfile', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'program.js'), "console.error('runs');");
  const start = () => runProgram('scripts/run.js', ['program.js'], { cwd: folder }).stderr;
  const writeLock = (name: string, version: string) =>
    writeFileSync(join(folder, name), JSON.stringify({ packages: { 'node_modules/a': { version } } }));
  writeLock('node_modules/.package-lock.json', '1.0.0');
  expect(start()).toBe('runs\n');
  writeLock('package-lock.json', '1.1.0');
  expect(start()).toBe("npm's packages are those of another version of the site. Run npm ci first.\n");
  writeLock('package-lock.json', '1.0.0');
  expect(start()).toBe('runs\n');
});

test('a package that is missing is named with the command that installs it', () => {
  const file = join(temporaryFolder(), 'builds.js');
  writeFileSync(file, "import 'satteri';");
  const { status, said } = runOn({}, file);
  expect([status, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toMatch(/^Cannot find package 'satteri' imported from .*: run npm ci --include=dev\.$/);
});

test.each([...'#?%*"'])('a folder that no build works in is named: %s', (sign) => {
  const folder = join(temporaryFolder(), `my${sign}site`);
  mkdirSync(folder);
  const { status, stderr } = runProgram('scripts/run.js', ['scripts/new.ts'], { cwd: folder });
  expect([status, stderr]).toEqual([1, `${folder} has a ${sign} in it: rename that folder.\n`]);
});

test('on Windows, one line points to WSL', () => {
  const { status, said } = runOn({ platform: 'win32' }, 'scripts/new.ts', '--help');
  expect([status, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toContain('WSL');
});

test('a program gets its arguments and its environment', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'says.ts');
  writeFileSync(file, 'console.log(process.env.WHO, ...process.argv.slice(1) satisfies string[]);');
  expect(runOn({}, 'WHO=Ada', file, '--fix', 'X=1').said).toBe(`Ada ${file} --fix X=1`);
});

test.each([
  ['server/main.ts', '--port', '8080'],
  ['scripts/dev.ts', '--open'],
  ['scripts/build.ts', '--watch'],
  ['scripts/hosting/hosting.ts', 'netlify', 'cloudflare'],
  ['scripts/new.ts', 'site', 'mine'],
  ['scripts/comments/comments.ts', 'import', 'comments.jsonl', '--from', 'firebase'],
  ['scripts/comments/comments.ts', 'export', '--yes'],
  ['scripts/check-site/check-site.ts', 'site'],
  ['scripts/doctor.ts', '--fix'],
  ['scripts/inbox.ts', 'read', 'this', 'one'],
  ['scripts/newsletter.ts', '/one', '/two'],
  ['scripts/backup.ts', 'a', 'b'],
  ['move-in/import.ts', 'comments', 'comments.xml', '--from', 'disqus'],
  ['move-in/import.ts', 'posts', 'blog', '--map', '/a=/b'],
  // Names that every object of JavaScript has.
  ['scripts/inbox.ts', 'constructor'],
  ['scripts/comments/comments.ts', 'toString'],
  ['scripts/hosting/hosting.ts', 'constructor'],
  ['tools/gallery.ts', 'one', 'two'],
  ['tools/lighthouse.ts', 'blogpost5'],
  ['tools/observatory.ts', '/blogpost5'],
  ['tools/benchmarks/sites.ts', 'Jekyll=nowhere:/page'],
])('%s refuses what it would ignore: %s', (...words) => {
  const { status, said } = runOn({}, ...words);
  expect(said).toMatch(
    /has no option|is (not )?one of|^There is no command|^Say what to create|takes (only )?one|^Unknown option|^Name one|^Unexpected argument|is not </m,
  );
  expect(status).toBeGreaterThan(0);
});

test('every npm command is one that any shell understands, and starts by run.js or is a tool', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  const known =
    /^((exec )?node (--[\w=-]+ )*scripts\/(run\.js ([A-Z_]+=\S+ )*\S+\.(ts|m?js)|link-node\.js)( [^=]+)?|(biome|cspell|vitest|playwright) [^=]*|cspell .*)$/;
  expect(commands.filter((command) => !known.test(command))).toEqual([]);
  // They build by themselves, after they have looked at their arguments.
  for (const name of ['hosting', 'gallery', 'lighthouse', 'observatory', 'bench:sites'])
    expect(scripts[name]).not.toContain('build-if-stale');
  // Nothing has begun when they are asked for --help.
  for (const file of globSync('tools/benchmarks/{build,conversation,peers,sites}.ts'))
    expect(readFileSync(file, 'utf8')).toMatch(/^await runCommand\(\{$/m);
});
