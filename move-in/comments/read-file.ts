import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readXml } from '../xml.ts';
import { commentoComments } from './commento.ts';
import { disqusComments } from './disqus.ts';
import { githubFile } from './github.ts';
import { issoComments } from './isso.ts';
import { parsedJson, textAt } from './json.ts';
import { remark42Comments } from './remark42.ts';
import type { SourceFile } from './source.ts';
import { walineComments } from './waline.ts';
import { wordpressComments } from './wordpress.ts';

/** Reads an export of any system that this site knows, by what is in it. */
export function readSourceFile(file: string): SourceFile {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 15) === 'SQLite format 3')
    return { source: 'isso', comments: issoComments(file) };
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  const found = text.trimStart().startsWith('<') ? xmlFile(text) : jsonFile(text);
  if (found === undefined) throw new Error(`${file} is no export that this site knows: see docs/move-in.md.`);
  return found;
}

function xmlFile(xml: string): SourceFile | undefined {
  const { root, problems } = readXml(xml);
  if (root.name === 'disqus') return { source: 'disqus', comments: disqusComments(root), problems };
  return root.name === 'rss'
    ? { source: 'wordpress', comments: wordpressComments(root), problems }
    : undefined;
}

function jsonFile(text: string): SourceFile | undefined {
  const value = parsedJson(text);
  const [first = '', ...lines] = text.trimEnd().split('\n');
  if (value === null)
    return parsedJson(first) === null
      ? undefined
      : { source: 'remark42', comments: remark42Comments(lines), firstLine: 2 };
  if (textAt(value)('data.Comment')) return { source: 'waline', comments: walineComments(value) };
  if (textAt(value)('commenters')) return { source: 'commento', comments: commentoComments(value) };
  const answers = Array.isArray(value) ? value : [value];
  return textAt(answers)('0.data.repository') ? githubFile(answers) : undefined;
}
