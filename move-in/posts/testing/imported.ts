import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { headingFindings, pictureFindings } from '../../../scripts/check-site/headings-and-pictures.ts';
import { sourcesIn } from '../../../scripts/check-site/sources.ts';
import { tagProblems } from '../../../src/site/content/mdx-tags.ts';
import { readContent } from '../../../src/site/content/read-content.ts';
import { type OldSite, Report } from '../post.ts';
import { writePosts } from '../write-posts.ts';

export const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

/** A folder with an old site in old/ and the new one in site/, for each test. */
export function importing(read: (path: string, report: Report) => OldSite) {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  let report: Report;

  return {
    changesOf: (what: string) => report.changes.get(what),
    write(files: Readonly<Record<string, string | Uint8Array>>) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
    },
    /** Imports it, and checks that what was written has no mistake that would stop a build. */
    run({ path = 'old', isDryRun = false } = {}) {
      report = new Report();
      const tree = join(folder, 'site');
      const target = { tree, publicDir: join(folder, 'public'), owner: 'Ada Sample', isDryRun };
      const { toDos } = writePosts(read(join(folder, path), report), target, report);
      const { articles, pages } = readContent(tree);
      const sources = sourcesIn(tree);
      const mistakes = sources.flatMap((source) => [
        ...source.problems,
        ...headingFindings(source),
        ...pictureFindings({ ...source, file: join(process.cwd(), source.file) }),
        ...tagProblems(source.file, source.nodes),
      ]);
      expect(mistakes).toEqual([]);
      const short = (text: string) => text.replaceAll(`${folder}/`, '');
      return {
        articles,
        pages,
        toDos: toDos.map(short),
        leftOut: report.leftOut.map(({ source, reason }) => `${short(source)}: ${short(reason)}`),
        files: globSync(['site/**/*.*', 'public/**/*.*'], { cwd: folder }).toSorted(),
      };
    },
    pathOf: (file: string) => join(folder, file),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** The text of an article after its front matter. */
    body: (file: string) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/^---.*?\n---\n/s, '')
        .trim(),
  };
}
