import { execFileSync, spawnSync } from 'node:child_process';
import { runCommand } from '../scripts/command-line.ts';
import { installFirebaseAdmin } from './firebase-admin/admin.ts';
import { cargoRoot, findHidane } from './firebase-emulators/emulators.ts';
import { installed } from './install.ts';

const version = '0.6.0';

function setUpFirestore(): void {
  const found = findHidane();
  const installedVersion = found && spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (installedVersion === `hidane ${version}`) return;
  if (spawnSync('cargo', ['--version']).status !== 0) {
    throw new Error(
      'Building the Firestore emulator needs cargo: install Rust from https://rustup.rs and run this again.\n' +
        "Or start Google's emulator (Java 21) and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.",
    );
  }
  console.log(`Building the Firestore emulator into ${cargoRoot}, which takes a few minutes …`);
  execFileSync('cargo', ['install', 'hidane', '--locked', '--version', version, '--root', cargoRoot], {
    stdio: 'inherit',
    // An interrupted build continues from here.
    env: { ...process.env, CARGO_TARGET_DIR: `${cargoRoot}/target` },
  });
}

await runCommand({
  name: 'npm run setup:firebase',
  about: 'Installs both Firebase emulators, unless the environment names running ones, and firebase-admin.',
  run() {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    if (!FIRESTORE_EMULATOR_HOST) setUpFirestore();
    if (!FIREBASE_AUTH_EMULATOR_HOST)
      installed('firebase-emulators', 'the Auth emulator (firebase-tools, 312 MB)');
    installFirebaseAdmin();
    return 'Ready: npm run test:firebase, npm run dev:firebase.';
  },
});
