import type { Firestore } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { firestoreModeration } from './moderation.ts';
import type { FirestoreRest } from './rest.ts';

test('a search goes through what is loaded, in any case and without accents', async () => {
  const comment = (id: string, username: string) => ({
    id,
    body: 'Hello',
    parentId: null,
    userId: 'ada',
    username,
    userImg: '',
    createdAt: '2026-11-28T00:00:00.000Z',
    pathName: '/blogpost5',
  });
  const stored = [comment('abc1234', 'Café Olé'), comment('abc1235', 'Ada')];
  // All of both that a search uses.
  const rest = { comments: async () => ({ comments: stored, next: null }) } as unknown as FirestoreRest;
  const owner = { uid: 'me', displayName: 'Robin', photoURL: '', isOwner: true };
  const { comments } = firestoreModeration(
    () => ({}) as Firestore,
    rest,
    async () => owner,
  );
  for (const search of ['cafe', 'CAFÉ'])
    expect(await comments({ search })).toMatchObject({ value: { comments: [{ username: 'Café Olé' }] } });
});
