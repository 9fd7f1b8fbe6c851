import { afterAll, expect, test } from 'vitest';

/**
 * A class of attacks. Each attack is a test with one input or many; it is refused when its check passes. At the end the class
 * prints how many were tried and how many were refused. `atOnce` is how many inputs of a test are tried at the same time.
 */
export function attacks(name: string, { atOnce = 1 } = {}) {
  let tried = 0;
  let refused = 0;
  afterAll(() => console.info(`${name}: tried ${tried}, refused ${refused}`));

  return <T>(title: string, inputs: readonly T[], check: (input: T) => Promise<unknown> | unknown) =>
    test(title, async () => {
      const cameThrough: string[] = [];
      // Each attacker takes the next input that no other has taken.
      const left = inputs.values();
      const attacker = async () => {
        for (const input of left) {
          tried += 1;
          try {
            await check(input);
            refused += 1;
          } catch (error) {
            const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
            cameThrough.push(`${described(input)}: ${reason}`);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, attacker));
      expect(cameThrough).toEqual([]);
    });
}

const described = (input: unknown) =>
  (input instanceof RegExp ? String(input) : (JSON.stringify(input) ?? String(input))).slice(0, 200);

/** The inputs in a text, between its white space. Backslashes stay as they are. */
export const inputs = (text: TemplateStringsArray, ...values: readonly string[]): readonly string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\s+/);
