import { beforeAll, expect, inject, test } from 'vitest';
import { holds } from './attack.ts';
import { attempts } from './attempts.ts';
import { Emulator } from './emulator.ts';

// Over REST, as an attacker would. tests/contract/firestore.test.ts writes through the SDK, as the site does.
const emulator = new Emulator(inject('firestore'), 'demo-rules');
beforeAll(() => emulator.loadRules());

// An attempt is made anew when its turn comes, because some are about minutes and seconds.
const named = attempts().map(
  ({ allowed, actor, name }, i) => [`${allowed ? 'may' : 'may not'}: ${actor}, ${name}`, i] as const,
);

test.each(named)('%s', async (_, index) => {
  const attempt = attempts()[index];
  if (!attempt) throw new Error(`there is no attempt ${index}`);
  expect(await holds(emulator, attempt)).toBe(true);
});
