import { startEmulators } from '../firebase-emulators/both.ts';
import { howToGetEmulators } from '../firebase-emulators/running.ts';
import { examplesOnEmulators } from './examples-on-emulators.ts';
import { check, runChecks, vitest } from './run-checks.ts';

// npm run test:firebase: everything that needs Firebase's emulators, and nothing else.

const checks = [
  vitest('rules, contract and moves on Firestore', '--config firebase/vitest.config.ts'),
  vitest(
    'tests of the examples on Firebase',
    `--config examples/vitest.config.ts ${examplesOnEmulators.join(' ')}`,
  ),
  check('journeys on Firebase', 'playwright test --config playwright.firebase.config.ts'),
];

function giveUp(sentence: string): never {
  console.error(sentence);
  console.log(`\nFAILED ${sentence}\n0 passed, 1 failed, 0 skipped`);
  process.exit(1);
}

const emulators = await startEmulators('demo-test').catch((failure: unknown) =>
  giveUp(`An emulator did not start: ${failure}`),
);
const { environment, groups, missing, stop } = emulators;
if (missing !== '') {
  await stop();
  giveUp(`Nothing was tested: no emulator of ${missing} was found. ${howToGetEmulators}.`);
}
const passed = await runChecks(
  checks.map((one) => [one]),
  { environment, groups },
);
await stop();
process.exit(passed ? 0 : 1);
