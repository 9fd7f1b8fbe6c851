import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { firstBreach } from './attack.ts';
import { Emulator, rulesFile } from './emulator.ts';
import { mutantsOf } from './mutants.ts';

const host = inject('firestore');
const rules = readFileSync(rulesFile, 'utf8');

test('mutants are made of every conjunct, alternative, comparison, bound and allow', () => {
  const changes = mutantsOf(rules).map(({ change }) => change);
  expect(changes).toContain('isReader()  →  true');
  expect(changes).toContain('comment.parentId == null  →  false');
  expect(changes).toContain('>=  →  <');
  expect(changes).toContain('5000  →  5001');
  expect(changes).toContain('isMine()  →  false');
  expect(changes.length).toBeGreaterThan(70);
});

describe('each condition of the rules is needed', () => {
  test('no mutant survives the attack matrix', { timeout: 600_000 }, async () => {
    const emulator = new Emulator(host, 'demo-mutants');
    const table: string[] = [];
    const survivors: string[] = [];
    // Conditions beside each other are mostly noticed by attempts beside each other.
    let start = 0;
    for (const { line, change, rules: mutated } of mutantsOf(rules)) {
      await emulator.loadRules(mutated);
      const breach = await firstBreach(emulator, start);
      start = Math.max(0, (breach?.index ?? start) - 20);
      table.push(
        `${String(line).padStart(4)}  ${breach === null ? 'SURVIVED' : 'killed  '}  ${change}${breach === null ? '' : `   (${breach.name})`}`,
      );
      if (breach === null) survivors.push(`line ${line}: ${change}`);
    }
    console.log(
      `\nRules with one condition changed, and the attempt that noticed:\n${table.join('\n')}\n${table.length - survivors.length} of ${table.length} killed`,
    );
    expect(survivors).toEqual([]);
  });
});
