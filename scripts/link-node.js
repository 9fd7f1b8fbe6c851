import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// npm runs this after it has changed node_modules. It is JavaScript, because the machine's Node may be old.

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const [folder, runtime] =
  Object.entries(packages).find(
    ([, { os, cpu, bin }]) => bin?.node && os === process.platform && cpu === process.arch,
  ) ?? [];

if (folder === undefined) {
  console.log(
    `The site has no Node for ${process.platform} ${process.arch}: commands use ${process.version}.`,
  );
} else if (!existsSync(folder)) {
  // npm silently skips an optional package that it can't download or whose hash is wrong.
  console.error(
    `${folder} ${runtime.version}, the Node that every command runs on, was not installed: npm was told to omit optional packages, it could not be downloaded, or its hash is not the one in package-lock.json. Check the network and the registry, then run npm ci again, without --omit=optional.`,
  );
  process.exitCode = 1;
} else if (!existsSync('node_modules/.bin/node')) {
  // npm 10 removes this link along with packages for other platforms, which have a command of the same name.
  execFileSync(process.execPath, [
    process.env.npm_execpath,
    'rebuild',
    '--ignore-scripts',
    folder.replace('node_modules/', ''),
  ]);
}
