import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute, hasAttribute, textOf } from '#site/content/mdx.ts';
import { isDecodable } from './links.ts';
import { type Finding, lineOf, type Source } from './sources.ts';

/** Pictures and videos that are missing, or that nobody described. */
export function pictureFindings({ file, nodes, text }: Source): readonly Finding[] {
  const findings: Finding[] = [];
  for (const node of nodes) {
    const add = (says: string) => findings.push({ kind: 'error', file, line: lineOf(node), says });
    const raw = node.type === 'text' && text.slice(node.position?.start.offset, node.position?.end.offset);
    const [, spaced] = (raw && withSpace.exec(raw)) || [];
    if (spaced) add(`shows ${spaced} as text, because it has a space: write (<${spaced}>)`);
    const isMarkdown = node.type === 'image' || node.type === 'imageReference';
    const isTag = 'name' in node && ['img', 'Image', 'Picture'].includes(node.name ?? '');
    const isVideo = 'name' in node && node.name === 'Video';
    if (!isMarkdown && !isTag && !isVideo) continue;
    // In a tag, alt="" marks a decoration. In Markdown, the description was forgotten.
    const isDescribed = isMarkdown ? Boolean(node.alt?.trim()) : isVideo || hasAttribute(node, 'alt');
    if (!isDescribed) add('is a picture without a description: write what it shows, ![like this](…)');
    const sources =
      node.type === 'image' ? [node.url] : [attribute(node, 'src'), attribute(node, 'captions')];
    for (const source of sources) {
      const problem = source && fileProblem(source, dirname(file), isMarkdown);
      if (problem) add(`shows ${source}, ${problem}`);
    }
  }
  return findings;
}

function fileProblem(source: string, folder: string, isMarkdown: boolean): string | undefined {
  if (/^([a-z]+:|\/\/)/i.test(source)) return undefined;
  if (!isDecodable(source)) return 'which has a bare %: write it as %25';
  const path = join(source.startsWith('/') ? 'public' : folder, decodeURI(source));
  if (!existsSync(path)) return "which is not in the article's folder: add the file, or correct its name";
  return isMarkdown && !isPicture(path) ? unreadable : undefined;
}

/** An address that Markdown doesn't take for one. */
const withSpace = /\]\(((?:\.|\/|https?:)[^()<>"]* [^()<>"]*)\)/;

/** PNG, JPEG, WebP, AVIF, GIF and TIFF. */
const signatures = /^(\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp.{0,40}avi[fs]|GIF8|II\*\0|MM\0\*)/s;
export const unreadable =
  'which is not a picture that can be read: save it as PNG, JPEG, WebP or AVIF; an SVG needs a viewBox at its beginning';

/** Whether the build can read a picture. Phones may write HEIC into a .jpg, and Astro looks for the size of an SVG at its beginning. */
export function isPicture(file: string): boolean {
  const bytes = readFileSync(file);
  if (!file.endsWith('.svg')) return signatures.test(bytes.toString('latin1', 0, 64));
  const [root = ''] = /<svg\s[^>]*>/.exec(bytes.toString('latin1', 0, 1000)) ?? [];
  return /\sviewBox=|(\s(width|height)=["'][^%"']+["'][^>]*){2}/i.test(root);
}

/** Screen readers navigate by headings, so they must form an outline. */
export function headingFindings({ file, nodes }: Source): readonly Finding[] {
  const findings: Finding[] = [];
  let above = 1;
  // Several are the parts of a long article.
  const isTitle = nodes.filter((node) => node.type === 'heading' && node.depth === 1).length === 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const add = (says: string) => findings.push({ kind: 'error', file, line: lineOf(node), says });
    const name = textOf(node);
    if (name.trim() === '') add('is an empty heading: write some words, or delete it');
    else if (node.depth === 1 && isTitle)
      add(`'${name}' is on the same level as the title: write ## before it`);
    else if (node.depth > above + 1) add(`'${name}' skips a level: write ${'#'.repeat(above + 1)} before it`);
    above = node.depth;
  }
  return findings;
}
