import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './finding.ts';
import { minutesFor, proseWords, wordsFor } from './prose-words.ts';
import type { Source } from './sources.ts';

const minutesLine = /^(minutes:\s*)(\d+)/m;

/** Compares an article's `minutes` with its words. */
export function readingTimeFindings({ file, text }: Source): readonly Finding[] {
  const [before, , minutes] = minutesLine.exec(text) ?? [];
  if (before === undefined) return [];
  const words = proseWords(text);
  const { fewest, most } = wordsFor(Number(minutes));
  const right = minutesFor(words);
  if ((words >= fewest && words <= most) || Number(minutes) === right) return [];
  const line = text.slice(0, text.indexOf(before)).split('\n').length;
  const says = `has ${words} words, which take ${right} min: write 'minutes: ${right}', or use --fix`;
  return [{ kind: 'suggestion', file, line, says }];
}

/** Corrects an article's `minutes`. */
export function fixReadingTime(source: Source): void {
  const right = minutesFor(proseWords(source.text));
  writeFileSync(source.file, readFileSync(source.file, 'utf8').replace(minutesLine, `$1${right}`));
}
