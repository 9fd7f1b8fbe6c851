/** The tests of the examples that need an emulator of Firebase, by how the names of their files end. */
export const examplesOnEmulators = ['rules.test.ts', 'firestore-store.test.ts', 'firebase-account.test.ts'];
