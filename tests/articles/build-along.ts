import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { builtSite } from '#site/build/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { startStandIn } from '../../examples/04-mern-crud/test/mongo/stand-in.ts';
import { testsPassed } from './answers.ts';
import { Failed, newReader, type Reader } from './reader.ts';
import { type Command, type Step, stepsOf } from './steps.ts';

// npm run test:articles [-- 6 4]: follows every tutorial that begins in an empty folder, from its built pages alone. First as it
// is typed, then from each checkpoint's download.

const { publicDir } = builtSite(siteConfigFile);
const wanted = process.argv.slice(2).map((number) => `/blogpost${number}`);
const read = (page: string) => readFileSync(join(publicDir, `${page}.html`), 'utf8');

const results: (Awaited<ReturnType<typeof follow>> & { readonly downloads: string })[] = [];
const failures: string[] = [];
const unfollowed: string[] = [];
for (const article of wanted.length > 0 ? wanted : withFiles()) {
  const steps = withFiles().includes(article) ? stepsOf(read(article), read(`${article}/files`)) : [];
  if (!steps.some((step) => step.kind === 'command' && step.text.startsWith('npm create'))) {
    unfollowed.push(article);
    continue;
  }
  console.log(`\n${article}`);
  const database = steps.some(needsMongo) ? await startStandIn() : undefined;
  const variables = database && { MONGODB_URL: `${database.url}/tasks` };
  let reader = await newReader(variables);
  try {
    const typed = await follow(article, steps, reader);
    let tests = 0;
    const downloads = steps.filter((step) => step.kind === 'download');
    for (const { path } of downloads) {
      await reader.stop();
      await rm(reader.folder, { recursive: true });
      reader = await newReader(variables);
      tests += await unpacked(path, reader);
    }
    // Those that were unpacked, and the tests that passed in them.
    results.push({ ...typed, downloads: `${downloads.length} (${tests} tests)` });
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    const last = error.message.split('\n').slice(-40).join('\n');
    console.error(`${last}\n\n${article} can't be followed. The reader's folder: ${reader.folder}`);
    failures.push(article);
  } finally {
    await reader.stop();
    await database?.stop();
    // What went wrong is there to be looked at.
    if (!failures.includes(article)) await rm(reader.folder, { recursive: true });
  }
}

if (results.length > 0)
  console.table(Object.fromEntries(results.map(({ article, ...row }) => [article, row])));
for (const article of unfollowed)
  console.log(`${article} does not begin in an empty folder, so it was not followed.`);
console.log(`${results.length} passed, ${failures.length} failed, ${unfollowed.length} skipped`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** A reader starts MongoDB in a container; this machine may have none. */
function needsMongo(step: Step): boolean {
  return step.kind === 'command' && step.run === 'no' && /docker run .*mongo/.test(step.text);
}

/** The articles that have a page of files: '/blogpost4', … */
function withFiles(): readonly string[] {
  return globSync('*/files.html', { cwd: publicDir })
    .map((page) => `/${dirname(page)}`)
    .sort();
}

async function follow(article: string, steps: readonly Step[], reader: Reader) {
  let tests = 0;
  const written = new Set<string>();
  for (const step of steps) {
    switch (step.kind) {
      case 'file':
        written.add(step.path);
        await reader.write(step);
        break;
      case 'download':
        await compare(step.path, written, reader);
        break;
      case 'command':
        tests += await typed(step, reader);
        break;
      case 'exercise':
        for (const file of step.files) await reader.write(file);
        await failing(reader, step.files.map(({ path }) => path).join(' '));
        for (const file of step.solution) await reader.write(file);
        for (const { path } of [...step.files, ...step.solution]) written.add(path);
        tests += await typed(command('npx vitest run'), reader);
        break;
      case 'look':
        break;
    }
  }
  if (tests === 0) throw new Failed('The article runs no test.');
  const ofKind = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  const checked = steps.filter(
    (step) => step.kind === 'command' && step.isCheckpoint && step.run !== 'no',
  ).length;
  return {
    article,
    steps: steps.length,
    files: new Set(steps.flatMap((step) => (step.kind === 'file' ? [step.path] : []))).size,
    /** How many of them a program can check. */
    checkpoints: `${checked} of ${checked + ofKind('look')}`,
    exercises: ofKind('exercise'),
    tests,
  };
}

function command(text: string): Command {
  return { kind: 'command', text, run: 'yes', answer: undefined, isCheckpoint: false };
}

/** The number of tests that passed. */
async function typed(step: Command, reader: Reader): Promise<number> {
  if (step.run === 'no') return 0;
  console.log(step.text.replace(/^/gm, '  $ '));
  return testsPassed(await reader.run(step));
}

/** An exercise whose test passes before it is done is none. */
async function failing(reader: Reader, files: string): Promise<void> {
  const passed = await typed(command(`npx vitest run ${files}`), reader).catch((error) => {
    if (error instanceof Failed && /Tests\s.*failed/.test(error.message)) return null;
    throw error;
  });
  if (passed !== null) throw new Failed(`The test of the exercise passes before it is done: ${files}`);
}

/** The files in a download, by their paths in the reader's project. */
function filesOf(download: string): ReadonlyMap<string, string> {
  const files = Object.entries(unzipSync(readFileSync(join(publicDir, download))));
  return new Map(files.map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), strFromU8(bytes)]));
}

/** A download has what the reader has typed by then. */
async function compare(download: string, written: ReadonlySet<string>, reader: Reader): Promise<void> {
  const files = filesOf(download);
  for (const path of written)
    if (files.get(path) !== (await reader.read(path)))
      throw new Failed(`${download} has another ${path} than the article.`);
}

/** The number of tests that passed in a download. */
async function unpacked(download: string, reader: Reader): Promise<number> {
  console.log(`  ${download}`);
  for (const [path, text] of filesOf(download)) await reader.write({ kind: 'file', path, text });
  await typed(command('npm install --prefer-offline'), reader);
  return typed(command('npm test'), reader);
}
