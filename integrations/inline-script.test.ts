import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

test('a script in the page has no types, no comments and short names', async () => {
  const script = await inlineScript('integrations/wake-islands.ts');
  expect(script).not.toMatch(/\n|\/\*|island:|component:/);
  expect(() => new Function(script)).not.toThrow();
  expect(script.length).toBeLessThan(825);
});
