import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { ContentError, type ContentProblem, type SettingMistake } from '#site/content/content-problem.ts';
import { tagProblems } from '#site/content/mdx-tags.ts';
import { readContent } from '#site/content/read-content.ts';
import { headingFace } from '#site/heading-face.ts';
import type { Home } from '#site/home.ts';
import { isSettingError, loadSiteConfig, ownModule } from '#site/load-config.ts';
import { isPictureFile, type Project, type Skill } from '#site/project.ts';
import { checkedResume } from '#site/resume.ts';
import { completeLanguageFile } from '../../src/languages/language-file.ts';
import { isPicture, unreadable } from './headings-and-pictures.ts';
import { lineWith, sourcesIn } from './sources.ts';

/** No page builds without these. A tree from an older version may lack one. */
const required = ['home.ts', 'projects.ts', 'skills.ts', 'legal/privacy-policy.mdx'];

export type Tree = Awaited<ReturnType<typeof readTree>>;

export interface Site {
  readonly tree: string;
  readonly configFile: string;
}

/** Reads what the owner wrote. Throws ContentError with every mistake that would stop a build. */
export async function readTree({ tree, configFile }: Site, withDrafts: boolean) {
  const config = await located(configFile, async () => {
    const loaded = await loadSiteConfig(configFile);
    await completeLanguageFile(loaded.language, tree);
    headingFace(loaded.theme, tree);
    return loaded;
  });
  const absent = required.filter((name) => !existsSync(join(tree, name)));
  if (absent.length > 0) {
    const says = (name: string) => `is missing: copy sample/${name}, and make it yours`;
    throw new ContentError(absent.map((name) => ({ file: join(tree, name), line: 1, says: says(name) })));
  }
  const home = await exportOf<Home>(tree, 'home');
  const projects = await exportOf<readonly Project[]>(tree, 'projects');
  const skills = await exportOf<readonly Skill[]>(tree, 'skills');
  const { articles, pages } = readContent(tree, withDrafts);
  const paths = new Map([...articles, ...pages].map(({ file, path }) => [file, path]));
  const sources = sourcesIn(tree, withDrafts).map((source) => ({
    ...source,
    path: paths.get(source.file) ?? `/${basename(source.file, '.mdx')}`,
  }));
  const named = [
    ...[home.portrait?.image, home.person].flatMap((image) => nameProblems(join(tree, 'home.ts'), image)),
    ...projects.flatMap(({ image }) => nameProblems(join(tree, 'projects.ts'), image)),
    ...skills.flatMap(({ image }) => nameProblems(join(tree, 'skills.ts'), image)),
    ...[...articles, ...pages].flatMap(({ file, cover }) => nameProblems(file, cover)),
    ...projects.flatMap(({ app }) =>
      nameProblems(join(tree, 'projects.ts'), app?.example, `examples/${app?.example}/app/main.tsx`),
    ),
  ];
  const problems = [
    ...(await resumeProblems(
      join(tree, 'resume.json'),
      sources.some(({ text }) => text.includes('resume.json')),
    )),
    ...named,
    ...sources.flatMap(({ file, nodes, problems }) => [...problems, ...tagProblems(file, nodes)]),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { tree, configFile, config, articles, pages, sources, home, projects, skills };
}

/** Mistakes in the résumé, if it is there; in its fields only if a page shows it. */
async function resumeProblems(file: string, isShown: boolean): Promise<readonly ContentProblem[]> {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  try {
    const resume: unknown = JSON.parse(text);
    if (isShown) checkedResume(resume);
    return [];
  } catch (error) {
    if (isSettingError(error)) return settingProblems(file, error.mistakes, `define(${text})`);
    const [, what, line] = /^SyntaxError: (.*) in JSON at .*line (\d+)/.exec(String(error)) ?? [];
    return [{ file, line: Number(line ?? 1), says: `is not JSON: ${what ?? error}` }];
  }
}

/** What a file exports under its own name. */
function exportOf<T>(tree: string, name: string): Promise<T> {
  const file = join(tree, `${name}.ts`);
  return located(file, async () => {
    const { [name]: value } = await ownModule(file);
    const says = `must export ${name}, as sample/${name}.ts does`;
    if (value === undefined) throw new ContentError([{ file, line: 1, says }]);
    return value as T;
  });
}

/** What reading a TypeScript file of the owner's resolves to. Throws ContentError with the line of each mistake in it. */
async function located<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw isSettingError(error) ? new ContentError(await settingProblems(file, error.mistakes)) : error;
  }
}

/** Checks a name in one of the owner's files: of a picture beside that file, or of one of our drawings, which has no ending. */
function nameProblems(file: string, name: string | undefined, program?: string): readonly ContentProblem[] {
  if (name === undefined) return [];
  const isPictureName = name.includes('.');
  const picture = isPictureName ? join(dirname(file), name) : `src/design/drawings/${name}.svg`;
  const path = program ?? picture;
  const isThere = existsSync(path);
  if (isThere && (!isPictureName || (isPictureFile(name) && isPicture(path)))) return [];
  const what = isThere ? unreadable : `but there is no ${path}: add it, or correct the name`;
  return [{ file, line: lineWith(readFileSync(file, 'utf8'), name), says: `names '${name}', ${what}` }];
}

/** The mistakes in a TypeScript file of the owner's, each at the line of its key, or of the nearest one around it that is there. */
async function settingProblems(
  file: string,
  mistakes: readonly SettingMistake[],
  source = readFileSync(file, 'utf8'),
) {
  // Vite takes a moment to load.
  const { parseSync, Visitor } = await import('vite');
  let root: ESTree.CallExpression | undefined;
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name.startsWith('define')) root ??= call;
    },
  }).visit(parseSync('owner.ts', source).program);
  return mistakes.map(({ path, says }) => ({
    file,
    line: source.slice(0, root ? startOf(root, path) : 0).split('\n').length,
    says,
  }));
}

function startOf(root: ESTree.CallExpression, path: SettingMistake['path']): number {
  let { start } = root;
  let node: ESTree.Node | undefined = root.arguments[0];
  for (const key of path) {
    const part: ESTree.Node | undefined = partOf(node, key);
    if (part === undefined) break;
    start = part.start;
    node = part.type === 'Property' ? part.value : part;
  }
  return start;
}

function partOf(node: ESTree.Node | undefined, key: PropertyKey): ESTree.Node | undefined {
  if (node?.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined;
  if (node?.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (each) =>
      each.type === 'Property' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'Literal' && each.key.value === key)),
  );
}
