import { existsSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// node scripts/run.js [NAME=value …] <program> [arguments]: how every npm command starts. It is JavaScript, so that a Node too old
// for the program can say so.

/** @type {(sentence: string) => never} */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (process.platform === 'win32')
  giveUp(
    'This site needs Linux or macOS. On Windows, use it inside WSL: https://learn.microsoft.com/windows/wsl/install',
  );

if (!existsSync('node_modules')) giveUp('The packages are not installed. Run npm ci first.');

const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18))
  giveUp(
    `This site needs Node 22.18 or newer, and this is ${process.version}: the site's own Node is not installed. Run npm ci without --ignore-scripts or --omit=optional, or install a newer Node from https://nodejs.org.`,
  );

// What was compiled once is kept, also for programs that this one starts: the server is ready in two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
module.enableCompileCache();

const words = process.argv.slice(2);
while (/^\w+=/.test(words[0] ?? '')) {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(words.shift() ?? '') ?? [];
  process.env[name] = value;
}
const [program = '', ...rest] = words;
process.argv = [process.execPath, resolve(program), ...rest];
await import(pathToFileURL(resolve(program)).href);
