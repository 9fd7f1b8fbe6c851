import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { memoryLetters } from './memory-letters.ts';

test('a build for Firebase contains no letter', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const text = JSON.stringify(memoryLetters.june).slice(1, -1);
  expect(await built({})).toContain(text);
  expect(
    await built({ VITE_FIREBASE_PROJECT_ID: 'letters' }),
  ).not.toContain(text);
  vi.unstubAllEnvs();
}, 60_000);

async function built(env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const output = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  });
  const chunks = [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []));
  return chunks
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('\n');
}
