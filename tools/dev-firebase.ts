import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { samplePeople } from '../server/auth/people.ts';
import { startEmulators } from './firebase-emulators/both.ts';
import { keptDocuments, loadRules } from './firebase-emulators/documents.ts';
import { addPerson } from './firebase-emulators/people.ts';
import { howToGetEmulators } from './firebase-emulators/running.ts';

// npm run dev:firebase: the site with hot reload, on Firebase's emulators. Comments and people are kept in .data/firebase between
// runs, and the rules are reloaded when they are saved.

const project = 'demo-site';
const rules = 'firebase/firestore.rules';
const folder = '.data/firebase';

const emulators = await startEmulators(project, { rules, keptIn: `${folder}/people` });
const { firestore, auth, missing } = emulators;
if (!firestore || !auth) {
  await emulators.stop();
  console.error(`No emulator for ${missing} was found. ${howToGetEmulators}.`);
  process.exit(1);
}
const documents = keptDocuments(firestore.host, project, `${folder}/comments`);
await documents.restore();
for (const { sub, name } of samplePeople) await addPerson(auth.host, { sub, name });

const rulesWatcher = watch(rules, () => {
  loadRules(firestore.host, project, rules).then(
    () => console.log(`${rules} is loaded.`),
    (refusal: unknown) => console.error(String(refusal)),
  );
});

const site = spawn(process.execPath, ['scripts/dev.ts'], {
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, ...emulators.environment, SITE_CONFIG: 'tests/setup/firebase.config.ts' },
});
console.log(`Firestore: http://${firestore.host}   Auth: http://${auth.host}   kept in ${folder}`);

const ended = once(site, 'exit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
const [code] = await ended;
rulesWatcher.close();
await documents.keep();
await emulators.stop();
process.exit(typeof code === 'number' ? code : 0);
