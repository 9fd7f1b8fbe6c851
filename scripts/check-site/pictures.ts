import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute } from '#site/content/mdx.ts';
import type { Finding } from './finding.ts';
import { isDecodable } from './links.ts';
import { lineOf, type Source } from './sources.ts';

/** Pictures and videos that are missing, or that nobody described. */
export function pictureFindings({ file, nodes }: Source): readonly Finding[] {
  const findings: Finding[] = [];
  for (const node of nodes) {
    const isMarkdown = node.type === 'image' || node.type === 'imageReference';
    const isTag = 'name' in node && ['img', 'Image', 'Picture'].includes(node.name ?? '');
    const isVideo = 'name' in node && node.name === 'Video';
    if (!isMarkdown && !isTag && !isVideo) continue;
    const add = (says: string) => findings.push({ kind: 'error', file, line: lineOf(node), says });
    // In a tag, alt="" marks a decoration. In Markdown, the description was forgotten.
    const isDescribed = isMarkdown ? Boolean(node.alt?.trim()) : isVideo || hasAttribute(node, 'alt');
    if (!isDescribed) add('is a picture without a description: write what it shows, ![like this](…)');
    const sources =
      node.type === 'image' ? [node.url] : [attribute(node, 'src'), attribute(node, 'captions')];
    for (const source of sources) {
      if (source === undefined || /^([a-z]+:|\/\/)/i.test(source)) continue;
      if (!isDecodable(source)) add(`shows ${source}, which has a bare %: write it as %25`);
      else {
        const path = join(source.startsWith('/') ? 'public' : dirname(file), decodeURI(source));
        if (!existsSync(path))
          add(`shows ${source}, which is not in the article's folder: add the file, or correct its name`);
        else if (isMarkdown && !isPicture(path)) add(`shows ${source}, ${unreadable}`);
      }
    }
  }
  return findings;
}

/** PNG, JPEG, WebP, AVIF, GIF and TIFF. */
const signatures = /^(\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp.{0,40}avi[fs]|GIF8|II\*\0|MM\0\*)/s;
export const unreadable = 'which is not a picture that can be read: save it as PNG, JPEG, WebP or AVIF';

/** Whether the build can read a picture. Its ending doesn't tell: phones may write HEIC into a .jpg. */
export function isPicture(file: string): boolean {
  const bytes = readFileSync(file);
  if (file.endsWith('.svg')) return /<(\w+:)?svg\b/.test(bytes.toString());
  return signatures.test(bytes.toString('latin1', 0, 64));
}

const hasAttribute = (node: Source['nodes'][number], name: string) =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);

/** The build resizes pictures, which takes long for large ones. Drawings and videos are sent as they are. */
const budgets: readonly (readonly [pattern: string, kilobytes: number, fix: string])[] = [
  ['*.{png,jpg,jpeg,webp,avif,gif}', 3000, 'scale it to at most 2,400 pixels'],
  ['*.svg', 100, 'simplify it, or use a PNG'],
  ['*.{mp4,webm}', 20_000, 'cut or compress it, or use <YouTube>'],
];

export function budgetFindings(tree: string): readonly Finding[] {
  return budgets.flatMap(([pattern, kilobytes, fix]) =>
    globSync(`${tree}/**/${pattern}`)
      .map((file) => ({ file, size: Math.round(statSync(file).size / 1000) }))
      .filter(({ size }) => size > kilobytes)
      .map(({ file, size }): Finding => {
        const says = `has ${size} kB, more than ${kilobytes}: ${fix}`;
        return { kind: 'warning', file, line: 1, says };
      }),
  );
}
