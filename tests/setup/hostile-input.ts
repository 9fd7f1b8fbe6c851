import { readFileSync } from 'node:fs';
import { z } from 'zod';

const shared = new URL('../data/', import.meta.url);

/** Payloads of public lists (see tests/data/README.md) that try to run a script or to break what stores and shows text. */
export const hostileLines: readonly string[] = [
  ...readFileSync(new URL('xss-payloads.txt', shared), 'utf8').split('\n'),
  ...z.array(z.string()).parse(JSON.parse(readFileSync(new URL('naughty-strings.json', shared), 'utf8'))),
].filter((line) => line.trim() !== '');
