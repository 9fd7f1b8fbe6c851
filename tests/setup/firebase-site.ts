import { Emulator } from '../../firebase/tests/emulator.ts';
import { howToGetEmulators, startEmulators } from '../../tools/firebase-emulators/emulators.ts';
import { Site } from '../e2e/site.ts';
import { buildSite } from './build-site.ts';

const config = 'tests/setup/firebase.config.ts';

/** Builds the site on Firebase for the emulators that the environment names, or for its own. */
export default async function prepare(): Promise<() => Promise<void>> {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-test';
  const { firestore, missing, environment, stop } = await startEmulators(project);
  if (!firestore || missing !== '') {
    await stop();
    throw new Error(`No emulator of ${missing} was found. ${howToGetEmulators}.`);
  }
  // The runner would end at once, and leave them behind.
  process.once('SIGTERM', () => process.exit(143));
  // The workers that run the tests inherit these.
  Object.assign(process.env, environment);
  const database = new Emulator(firestore.host, project);
  await database.loadRules();
  await database.clear();
  buildSite(config);
  buildSite('tests/setup/firebase-options.config.ts');
  await (await Site.start({ SITE_CONFIG: config })).remove();
  return stop;
}
