import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { Emulator, rulesFile } from '../firebase/tests/emulator.ts';
import { samplePeople } from '../server/auth/sample-people.ts';
import { addPerson, howToGetEmulators, startEmulators } from './firebase-emulators/emulators.ts';

// npm run dev:firebase: the site with hot reload, on Firebase's emulators, with sample people. The rules are reloaded when they are
// saved. Comments end with it.

const project = 'demo-site';

const emulators = await startEmulators(project);
const { firestore, auth, missing } = emulators;
if (!firestore || !auth) {
  await emulators.stop();
  console.error(`No emulator for ${missing} was found. ${howToGetEmulators}.`);
  process.exit(1);
}

const rules = new Emulator(firestore.host, project);
await rules.loadRules();
const rulesWatcher = watch(rulesFile, () => {
  rules.loadRules().then(
    () => console.log(`${rulesFile} is loaded.`),
    (refusal: unknown) => console.error(String(refusal)),
  );
});
for (const { sub, name } of samplePeople) await addPerson(auth.host, sub, name);

const site = spawn(process.execPath, ['scripts/dev.ts'], {
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, ...emulators.environment, SITE_CONFIG: 'tests/setup/firebase.config.ts' },
});
console.log(`Firestore: http://${firestore.host}   Auth: http://${auth.host}`);

const ended = once(site, 'exit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
const [code] = await ended;
rulesWatcher.close();
await emulators.stop();
process.exit(typeof code === 'number' ? code : 0);
