import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Circumstances, firestoreComments } from '#features/comments/adapters/firebase-firestore.ts';
import { firestoreReading } from '#features/comments/adapters/firebase-reading.ts';
import type { Pace } from '#features/comments/adapters/pace.ts';
import { newCommentId, pagePathSchema, type Reader } from '#features/comments/model.ts';
import type { CommentsPort } from '#features/comments/port.ts';
import { commentsContract } from '#features/comments/testing/contract.ts';
import { Emulator, rulesFile } from '../../firebase/tests/emulator.ts';

const host = inject('firestore');
const page = pagePathSchema.parse('/blogpost5');

// The adapter as it ships, on an emulator that has loaded the rules as they ship.
describe('Firestore with its rules', () => {
  const emulator = new Emulator(host, 'demo-contract');
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    setLogLevel('silent');
    const [name = '', port] = host.split(':');
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
    const emulators = { firestore: host, auth: '' };
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
    expect(await person('Ada').port.post(page, newDraft())).toMatchObject({ ok: true });
    expect(await fromNow()).toBeLessThan(60_000);
  });

  test('an edit is paced like a comment, and says how long to wait', async () => {
    await emulator.clear();
    const hasty = person('Hasty', { rest: async () => undefined });
    const posted = await hasty.port.post(page, newDraft());
    if (!posted.ok) throw new Error(posted.problem.kind);
    const edits = [
      await hasty.port.edit(page, posted.value.id, 'Changed'),
      await hasty.port.post(page, newDraft()),
    ];
    expect(edits).toEqual(
      edits.map(() => ({ ok: false, problem: { kind: 'rate-limited', retryAfterSeconds: 3 } })),
    );
    await forgetPace('hasty');
    expect(await hasty.port.edit(page, posted.value.id, 'Changed')).toMatchObject({ ok: true });
    expect(await hasty.port.edit(page, posted.value.id, 'Again')).toMatchObject({ ok: false });
  });

  test('a device whose clock is an hour slow posts with the time of the server', async () => {
    await emulator.clear();
    const slow = person('Slow', {}, { now: () => Date.now() - 3_600_000 });
    const posted = await slow.port.post(page, newDraft());
    if (!posted.ok) throw new Error(posted.problem.kind);
    expect(Math.abs(Date.parse(posted.value.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  test('an account whose name is too long is told so', async () => {
    await emulator.clear();
    expect(await person('N'.repeat(200)).port.post(page, newDraft())).toMatchObject({ ok: true });
    expect(await person('N'.repeat(201)).port.post(page, newDraft())).toEqual({
      ok: false,
      problem: { kind: 'invalid', problems: ['The name of your account is too long for a comment.'] },
    });
  });

  const newDraft = () => ({ id: newCommentId(), body: 'Hello', parentId: null });

  function person(
    name: string,
    pace: Partial<Pace> = {},
    more: Partial<Circumstances> = {},
  ): { port: CommentsPort; reader: Reader } {
    const reader = {
      uid: name.toLowerCase(),
      displayName: name,
      photoURL: `https://pictures.example/${name}`,
    };
    return { reader, port: portOf(reader, pace, more) };
  }

  function portOf(
    reader: Reader | null,
    pace: Partial<Pace> = {},
    more: Partial<Circumstances> = {},
  ): CommentsPort {
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
      // The rules want three seconds between two writes. So that the suite need not wait for them, what they remember of
      // the last one is taken away before each; the pace has tests of its own.
      pace: {
        restMs: 3_000,
        rest: async () => void (reader && (await forgetPace(reader.uid))),
        posted: () => undefined,
        ...pace,
      },
      ...more,
    };
    // rules-unit-testing types its Firestore as the older namespaced one; the modular functions take it all the same.
    return firestoreComments(context.firestore() as unknown as Firestore, circumstances);
  }

  function forgetPace(uid: string): Promise<void> {
    return emulator.remove(`writers/${uid}`);
  }
});
