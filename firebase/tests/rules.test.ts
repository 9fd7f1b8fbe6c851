import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { actors } from './actors.ts';
import { attack, endsAs, holds } from './attack.ts';
import { neverEvaluated } from './coverage.ts';
import { Emulator, rulesFile } from './emulator.ts';
import { attempts, seeds } from './matrix.ts';
import { tryWithSdk } from './sdk.ts';

const host = inject('firestore');
const rules = readFileSync(rulesFile, 'utf8');

// An attempt is made anew when its turn comes, because some are about minutes and seconds.
const named = attempts().map(
  ({ allowed, actor, name }, i) => [`${allowed ? 'may' : 'may not'}: ${actor}, ${name}`, i] as const,
);
function attemptAt(index: number) {
  const attempt = attempts()[index];
  if (!attempt) throw new Error(`there is no attempt ${index}`);
  return attempt;
}

describe('over REST', () => {
  const emulator = new Emulator(host, 'demo-rules-rest');

  beforeAll(() => emulator.loadRules());

  test.each(named)('%s', async (_, index) => {
    expect(await holds(emulator, attemptAt(index))).toBe(true);
  });

  test('no expression of the rules is never evaluated', { timeout: 120_000 }, async () => {
    for (const attempt of attempts()) await attack(emulator, attempt);
    const answer = await fetch(`http://${host}/emulator/v1/projects/${emulator.project}:ruleCoverage`);
    expect(neverEvaluated(rules, await answer.json())).toEqual([]);
  });
});

describe('through the SDK', () => {
  const emulator = new Emulator(host, 'demo-rules-sdk');
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    // Refusals are what these tests are about; the SDK would print each one.
    setLogLevel('silent');
    const [name = '', port] = host.split(':');
    environment = await initializeTestEnvironment({
      projectId: emulator.project,
      firestore: { host: name, port: Number(port), rules },
    });
  });
  afterAll(() => environment?.cleanup());

  test.each(named)('%s', async (_, index) => {
    const attempt = attemptAt(index);
    const claims = actors[attempt.actor];
    const { sub, ...token } = claims ?? { sub: null };
    const context =
      sub === null ? environment.unauthenticatedContext() : environment.authenticatedContext(sub, token);
    const make = async () => {
      await emulator.clear();
      await emulator.seed(seeds());
      return tryWithSdk(context, attempt.action);
    };
    expect(await endsAs(attempt.allowed, make)).toBe(true);
  });
});
