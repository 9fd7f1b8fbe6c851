import { execFileSync, spawnSync } from 'node:child_process';
import { runCommand } from '../scripts/command-line.ts';
import { installFirebaseAdmin } from './firebase-admin/admin.ts';
import { cargoRoot, findHidane } from './firebase-emulators/firestore.ts';
import { installed } from './install.ts';

const version = '0.6.0';

function setUpFirestore(): void {
  const found = findHidane();
  const says = found && spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (says === `hidane ${version}`) {
    console.log(`The Firestore emulator is installed: ${found}`);
    return;
  }
  if (spawnSync('cargo', ['--version']).status !== 0) {
    throw new Error(
      'Building the Firestore emulator needs cargo: install Rust from https://rustup.rs and run this again.\n' +
        "Or start Google's emulator (Java 21) and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.",
    );
  }
  console.log(
    `Building the Firestore emulator (hidane ${version}) into tools/firebase-emulators/.cargo, which takes a few minutes …`,
  );
  execFileSync('cargo', ['install', 'hidane', '--locked', '--version', version, '--root', cargoRoot], {
    stdio: 'inherit',
    // An interrupted build continues from here.
    env: { ...process.env, CARGO_TARGET_DIR: `${cargoRoot}/target` },
  });
}

await runCommand({
  name: 'npm run setup:firebase',
  about: 'Installs both Firebase emulators and firebase-admin, for development and tests.',
  run() {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    if (FIRESTORE_EMULATOR_HOST) console.log('Using the Firestore emulator at FIRESTORE_EMULATOR_HOST.');
    else setUpFirestore();
    if (FIREBASE_AUTH_EMULATOR_HOST) console.log('Using the Auth emulator at FIREBASE_AUTH_EMULATOR_HOST.');
    else installed('firebase-emulators', 'the Auth emulator (firebase-tools, 312 MB)');
    installFirebaseAdmin();
    return undefined;
  },
});
