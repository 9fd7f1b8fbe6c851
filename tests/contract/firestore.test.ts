import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Circumstances, firestoreComments } from '#features/comments/adapters/firebase-firestore.ts';
import { firestoreReading } from '#features/comments/adapters/firebase-reading.ts';
import { commentIdSchema, pagePathSchema, type Reader } from '#features/comments/model.ts';
import type { CommentsPort } from '#features/comments/port.ts';
import { commentsContract } from '#features/comments/testing/contract.ts';
import { Emulator, rulesFile } from '../../firebase/tests/emulator.ts';

const host = inject('firestore');
const page = pagePathSchema.parse('/blogpost5');

// The adapter as it ships, on an emulator that has loaded the rules as they ship.
describe.skipIf(host === null)('Firestore with its rules', () => {
  const emulator = new Emulator(host ?? '', 'demo-contract');
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    setLogLevel('silent');
    const [name = '', port] = (host ?? '').split(':');
    environment = await initializeTestEnvironment({
      projectId: emulator.project,
      firestore: { host: name, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
    });
  });
  afterAll(() => environment?.cleanup());

  commentsContract('Firestore', async () => {
    await emulator.clear();
    const ada = person('Ada');
    const grace = person('Grace');
    const stranger = person('Mallory');
    return {
      ada,
      grace,
      stranger,
      signedOut: portOf(null),
      page,
      otherPage: pagePathSchema.parse('/blogpost6'),
      missingPage: pagePathSchema.parse('/blogpost999'),
      close: () => undefined,
    };
  }, [
    {
      reason: 'the rules know what an address of an article looks like, not how many articles there are',
      tests: ['a page that does not exist takes no comments'],
    },
  ]);

  test('the clock is told without the SDK, whether there are comments or not', async () => {
    await emulator.clear();
    const emulators = { firestore: host ?? '', auth: '' };
    const config = {
      kind: 'firebase',
      apiKey: 'k',
      projectId: emulator.project,
      authDomain: '',
      emulators,
    } as const;
    const { serverNow } = firestoreReading(config, fetch);
    const fromNow = async () => Math.abs(Date.now() - ((await serverNow()) ?? 0));
    expect(await fromNow()).toBeLessThan(60_000);
    const id = commentIdSchema.parse('abc1234');
    const draft = { id, body: 'Hello', parentId: null, writtenAt: new Date().toISOString() };
    expect(await person('Ada').port.post(page, draft)).toMatchObject({ ok: true });
    expect(await fromNow()).toBeLessThan(60_000);
  });

  function person(name: string): { port: CommentsPort; reader: Reader } {
    const reader = {
      uid: name.toLowerCase(),
      displayName: name,
      photoURL: `https://pictures.example/${name}`,
    };
    return { reader, port: portOf(reader) };
  }

  function portOf(reader: Reader | null): CommentsPort {
    const context = reader
      ? environment.authenticatedContext(reader.uid, {
          name: reader.displayName,
          picture: reader.photoURL,
          firebase: { sign_in_provider: 'google.com', identities: {} },
        })
      : environment.unauthenticatedContext();
    const circumstances: Circumstances = {
      reader: async () => reader,
      now: () => Date.now(),
      serverNow: async () => Date.now(),
      isOnline: () => true,
      // The rules want three seconds between two comments. So that the suite need not wait for them, what they remember of
      // the last one is taken away before each; the pace has tests of its own.
      pace: {
        restMs: 3_000,
        rest: async () => void (reader && (await forgetPace(reader.uid))),
        posted: () => undefined,
      },
    };
    // rules-unit-testing types its Firestore as the older namespaced one; the modular functions take it all the same.
    return firestoreComments(context.firestore() as unknown as Firestore, circumstances);
  }

  function forgetPace(uid: string): Promise<void> {
    return emulator.remove(`writers/${uid}`);
  }
});
