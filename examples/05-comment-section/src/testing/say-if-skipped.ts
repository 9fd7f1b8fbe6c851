/**
 * Said once for the whole run, so that nobody takes green for more than it
 * is.
 */
export default function sayIfSkipped(): void {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const [lead, how] = process.env.CI
    ? ['FAIL', 'in CI they have to run']
    : [
        'NOT RUN',
        'start a Firestore emulator and set FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 (see README.md)',
      ];
  console.warn(
    `\n${lead}: the tests of firestore.rules and of the Firestore store: ${how}.\n`,
  );
}
