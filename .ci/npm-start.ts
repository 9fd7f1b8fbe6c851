import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// The first command of the README: `npm start` builds the site, says its address, answers there, and stops cleanly.

const dataDir = mkdtempSync(join(tmpdir(), 'site-start-'));
const npm = spawn('npm', ['start'], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(npm, 'exit');

const problems: string[] = [];
let address: string | undefined;
for await (const line of createInterface({ input: npm.stdout, signal: AbortSignal.timeout(300_000) })) {
  console.log(line);
  [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
  if (address !== undefined) break;
}
npm.stdout.resume();

if (address === undefined) {
  problems.push('it did not say its address');
} else {
  for (const path of ['/', '/blogpost1', '/api/comments?page=/blogpost1']) {
    const { status } = await fetch(address + path);
    if (status !== 200) problems.push(`${path} was answered with ${status}`);
  }
}
npm.kill('SIGTERM');
const [code, signal] = await ended;
if (code !== 0) problems.push(`it ended with ${code ?? signal}`);
rmSync(dataDir, { recursive: true });

for (const problem of problems) console.error(`npm start: ${problem}`);
console.log(problems.length === 0 ? '1 passed, 0 failed, 0 skipped' : '0 passed, 1 failed, 0 skipped');
process.exit(problems.length === 0 ? 0 : 1);
