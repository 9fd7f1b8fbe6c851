import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installFirebaseAdmin } from '../tools/firebase-admin/admin.ts';
import { cargoRoot, findFirebaseTools, findHidane } from '../tools/firebase-emulators/paths.ts';
import { runCommand } from './command-line.ts';

const version = '0.6.0';

function install(command: string, args: readonly string[], options: object = {}): void {
  execFileSync(command, args, { stdio: 'inherit', ...options });
}

function setUpAuth(): void {
  if (findFirebaseTools()) {
    console.log('The Auth emulator is there.');
    return;
  }
  console.log(
    'Installing the Auth emulator (firebase-tools, 312 MB) into tools/firebase-emulators/node_modules …',
  );
  // None of its packages needs a script of its own to run this emulator.
  install('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(new URL('../tools/firebase-emulators', import.meta.url)),
  });
}

function setUpFirestore(): void {
  const found = findHidane();
  const says = found && spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (says === `hidane ${version}`) {
    console.log(`The Firestore emulator is there: ${found}`);
    return;
  }
  if (spawnSync('cargo', ['--version']).status !== 0) {
    throw new Error(
      'The Firestore emulator is built with cargo, which was not found: install Rust from https://rustup.rs and run this again.\n' +
        "Or start Google's own emulator (Java 21) and name it: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm test",
    );
  }
  console.log(
    `Building the Firestore emulator (hidane ${version}) into tools/firebase-emulators/.cargo: a few minutes …`,
  );
  install('cargo', ['install', 'hidane', '--locked', '--version', version, '--root', cargoRoot], {
    // A build that was interrupted goes on from here the next time.
    env: { ...process.env, CARGO_TARGET_DIR: `${cargoRoot}/target` },
  });
}

await runCommand({
  name: 'npm run setup:firebase',
  about:
    'Installs what development and tests on Firebase use, into folders that git ignores: both emulators and firebase-admin.',
  run() {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    if (FIRESTORE_EMULATOR_HOST) console.log('FIRESTORE_EMULATOR_HOST names a Firestore emulator.');
    else setUpFirestore();
    if (FIREBASE_AUTH_EMULATOR_HOST) console.log('FIREBASE_AUTH_EMULATOR_HOST names an Auth emulator.');
    else setUpAuth();
    installFirebaseAdmin();
    return undefined;
  },
});
