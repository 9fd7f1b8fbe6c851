import { execFileSync } from 'node:child_process';
import { Emulator } from '../../firebase/tests/emulator.ts';
import { startEmulators } from '../../tools/firebase-emulators/both.ts';
import { howToGetEmulators } from '../../tools/firebase-emulators/running.ts';

const embedded = 'tests/setup/embedded.config.ts';

/**
 * Builds the sites that the journeys visit: the embedded one, the one with every outside provider, and, where its emulators
 * are installed, the one on Firebase.
 */
export default async function buildSites(): Promise<() => Promise<void>> {
  build(embedded);
  build('tests/setup/providers.config.ts');

  // The workers that run the tests inherit it: a server serves this site unless its test names another.
  process.env.SITE_CONFIG = embedded;

  const project = process.env.GCLOUD_PROJECT ?? 'demo-test';
  const emulators = await startEmulators(project);
  const { firestore, missing } = emulators;
  if (!firestore || missing !== '') {
    await emulators.stop();
    const words = `The journeys on Firebase were not made: no emulator of ${missing} found. ${howToGetEmulators}.`;
    if (process.env.CI === 'true') throw new Error(words);
    console.warn(`\n!! ${words}\n`);
    return async () => undefined;
  }
  // The runner would end at once, and leave them behind.
  process.once('SIGTERM', () => process.exit(143));
  // The workers that run the tests inherit these.
  Object.assign(process.env, emulators.environment);
  const database = new Emulator(firestore.host, project);
  await database.loadRules();
  await database.clear();
  build('tests/setup/firebase.config.ts');
  return emulators.stop;
}

function build(config: string): void {
  execFileSync(process.execPath, ['scripts/build-if-stale.ts'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_CONFIG: config },
  });
}
