/** The tests of the examples that need an emulator of Firebase, by the names of their files. */
export const examplesOnEmulators = [
  'rules.test.ts',
  'vote-documents.test.ts',
  'firestore-store.test.ts',
  'firebase-account.test.ts',
];
