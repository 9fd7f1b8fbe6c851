import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { signInToken, Visitor } from '../server/testing/visitor.ts';
import { freePort } from '../tools/firebase-emulators/emulators.ts';

// The image of docs/deploy-container.md: buildah builds and runs it without a daemon. Somebody comments, and the comment outlives a
// restart. Where Node's own image can't be had, one of the same name is made from Debian's packages.

Object.assign(process.env, { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' });
const buildah = (...args: readonly string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const [, base = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
try {
  execFileSync('buildah', ['pull', '--policy=missing', base], { stdio: 'ignore', timeout: 60_000 });
} catch {
  console.log(`${base} can't be had here: making one from Debian's packages.`);
  execFileSync('bash', ['.ci/node-image.sh', base], { stdio: 'inherit' });
}
const building = 'buildah bud --pull-never --tag site-in-ci . 2>&1 | tail -3';
console.log(execFileSync('bash', ['-c', building], { encoding: 'utf8' }));
const container = buildah('from', '--pull-never', 'site-in-ci');
const began = Date.now() / 1000;
const port = await freePort();
const url = `http://localhost:${port}`;
const problems: string[] = [];
const check = (fact: string, holds: boolean) => void (holds || problems.push(fact));

try {
  const size = JSON.parse(buildah('images', '--json', 'site-in-ci'))[0].size;
  let server = await start();
  console.log(
    `image ${size}, base included; first answer after ${server.startedMs} ms; ${memoryOf(server.pid)} of memory`,
  );
  check('it runs as a user without rights', /^Uid:\s+1000\b/m.test(status(server.pid)));
  check('the home page answers', (await fetch(url)).status === 200);
  const reader = new Visitor(url);
  await reader.signIn({ name: 'Ada' });
  const body = 'From a container';
  const posted = await reader.ask('/api/comments?page=/blogpost5', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'abc1234', parentId: null, body }),
  });
  check(`a comment is posted (${posted.status})`, posted.status === 201);
  await stop(server);
  server = await start();
  const page = await (await fetch(`${url}/api/comments?page=/blogpost5`)).text();
  check('the comment is there after a restart', page.includes(body));
  // Buildah may lose what a short program prints, so its status tells.
  const inbox = ['sh', '-c', "node scripts/inbox.ts | grep '^0 messages'"];
  const asked = spawnSync('buildah', ['run', '--user', 'node', container, '--', ...inbox], {
    stdio: 'inherit',
  });
  check('the inbox opens', asked.status === 0);
  await stop(server);
  // compose.yaml makes all but these folders read-only.
  const find = ['find', '/site', '/home', '/opt', '/usr', '/var', '-type', 'f', '-newermt', `@${began}`];
  const written = buildah('run', '--user', 'root', container, '--', ...find);
  check(`it writes nothing outside of /data and /tmp (${written})`, written === '');
} finally {
  buildah('rm', container);
}

for (const problem of problems) console.error(`FAILED container > ${problem}`);
console.log(problems.length === 0 ? '1 passed, 0 failed, 0 skipped' : '0 passed, 1 failed, 0 skipped');
process.exit(problems.length === 0 ? 0 : 1);

/** Starts the image's own command, and waits until it answers. */
async function start() {
  const settings = { PORT: `${port}`, SITE_URL: url, SIGN_IN_TOKEN: signInToken };
  const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const began = performance.now();
  const program = 'echo $$; exec node --max-semi-space-size=2 --optimize-for-size server/main.ts';
  const args = ['run', '--user', 'node', ...environment, container, '--', 'sh', '-c', program];
  const command = spawn('buildah', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(createInterface(command.stdout), 'line');
  command.stdout.resume();
  while (!(await fetch(`${url}/livez`).catch(() => undefined))?.ok) {
    if (command.exitCode !== null) throw new Error(`the container ended with ${command.exitCode}`);
    await wait(50);
  }
  return { command, pid: String(pid), startedMs: Math.round(performance.now() - began) };
}

async function stop({ command, pid }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const ended = once(command, 'exit');
  process.kill(Number(pid), 'SIGTERM');
  const [code] = await ended;
  check(`it stops cleanly on SIGTERM (${code})`, code === 0);
}

function status(pid: string): string {
  return readFileSync(`/proc/${pid}/status`, 'utf8');
}

function memoryOf(pid: string): string {
  return /^VmRSS:\s+(.+)$/m.exec(status(pid))?.[1] ?? 'an unknown amount';
}
