import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shared = (file: string) => readFileSync(join(import.meta.dirname, '../data', file), 'utf8');

/** Payloads of public lists (see tests/data/README.md) that try to run a script or to break what stores and shows text. */
export const hostileLines: readonly string[] = [
  ...shared('xss-payloads.txt').split('\n'),
  ...z.array(z.string()).parse(JSON.parse(shared('naughty-strings.json'))),
].filter((line) => line.trim() !== '');
