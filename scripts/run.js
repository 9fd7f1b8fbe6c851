import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import util from 'node:util';

// node scripts/run.js [NAME=value …] <program> [arguments]: how every npm command starts. JavaScript, so that an old Node can say so.

/** @type {(sentence: string) => never} */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (process.platform === 'win32')
  giveUp('This site needs Linux, macOS or WSL: https://learn.microsoft.com/windows/wsl/install');

// Vite and its plugins read them as parts of an address or of a pattern.
const [sign] = /[#?%*"]/.exec(process.cwd()) ?? [];
if (sign) giveUp(`${process.cwd()} has a ${sign} in it: rename that folder.`);

if (!existsSync('node_modules/.package-lock.json')) giveUp("npm's packages are missing. Run npm ci first.");

// The image has no package-lock.json.
const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {},
);
if (Object.keys(installed).some((path) => wanted[path] && wanted[path].version !== installed[path].version))
  giveUp("npm's packages are those of another version of the site. Run npm ci first.");

if (!process.features.typescript)
  giveUp(
    `This site needs Node 22.18 or newer, and this is ${process.version}: the site's own Node is not installed. Run npm ci without --ignore-scripts or --omit=optional, or install a newer Node from https://nodejs.org.`,
  );

// What was compiled once is kept, also for programs that this one starts: the server is ready in two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
module.enableCompileCache();

const [, , ...words] = process.argv;
const first = words.findIndex((word) => !/^\w+=/.test(word));
Object.assign(process.env, util.parseEnv(words.slice(0, first).join('\n')));
const program = resolve(words[first] ?? '');
process.argv = [process.execPath, program, ...words.slice(first + 1)];
await import(pathToFileURL(program).href).catch((error) => {
  // With NODE_ENV=production, npm leaves out what builds the site.
  if (error.message?.startsWith('Cannot find package')) giveUp(`${error.message}: run npm ci --include=dev.`);
  throw error;
});
