import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { logTo } from './log.ts';

test('what a visitor sent neither forges an entry nor commands the terminal', () => {
  const written: string[] = [];
  const log = logTo((text) => written.push(text));
  log('error: no \u001b[2Jsuch\u009b31m thing\r\n2026-11-21T10:00:00.000Z GET / 200\r2026\u202e');
  log('next');
  expect(written.join('')).toBe(
    'error: no ·[2Jsuch·31m thing\n    2026-11-21T10:00:00.000Z GET / 200·2026·\nnext\n',
  );
});

test('what is written in the turn in which the program crashes is written', () => {
  const program = `import { standardOutput } from './server/http/log.ts';
    const write = standardOutput();
    write('one ');
    write('two');
    throw new Error('a crash');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('one two');
});
