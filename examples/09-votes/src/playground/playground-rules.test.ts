import {
  arrayUnion,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rules from '../../firestore.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from '../testing/emulator.ts';
import { ada, ben } from '../testing/sample.ts';
import { attacks, target, tried } from './attacks.ts';
import { type Change, isUnion } from './changes.ts';
import { race, start, type Way } from './race.ts';

// What the article's demos show, on the real rules.
describe.skipIf(skipped)('on the emulator', () => {
  let guarded: Emulator;
  let open: Emulator;
  beforeAll(async () => {
    guarded = await openEmulator(rules);
    open = await openEmulator(openRules);
  });
  afterAll(async () => {
    await guarded?.environment.cleanup();
    await open?.environment.cleanup();
  });

  test.each(attacks)('$name ends as in memory', async (attack) => {
    const expected = tried(attack, true);
    await store(guarded, { ...target });
    const db = guarded.openFor(ada);
    for (const { change, refusedBy } of expected.answers) {
      const sent = updateDoc(at(db), toFirestore(change));
      if (refusedBy === null) await sent;
      else await expect(sent).rejects.toThrow(denied);
    }
    expect((await getDoc(at(db))).data()).toEqual(expected.post);
  });

  test('without rules a list that was read too early erases a vote', async () => {
    const [asAda, asBen] = await racers(open);
    const read = await Promise.all([votes(asAda), votes(asBen)]);
    await updateDoc(at(asAda), { upvotes: [...read[0], 'ada'] });
    await updateDoc(at(asBen), { upvotes: [...read[1], 'ben'] });
    expect(await votes(asAda)).toEqual(race('overwrite').at(-1)?.upvotes);
  });

  test('with rules it is refused', async () => {
    const [asAda, asBen] = await racers(guarded);
    const read = await Promise.all([votes(asAda), votes(asBen)]);
    await updateDoc(at(asAda), { upvotes: [...read[0], 'ada'] });
    await expect(
      updateDoc(at(asBen), { upvotes: [...read[1], 'ben'] }),
    ).rejects.toThrow(denied);
  });

  test('two transactions at the same moment both count', async () => {
    const [asAda, asBen] = await racers(open);
    const vote = (db: Firestore, uid: string) =>
      runTransaction(db, async (tx) => {
        const post = await tx.get(at(db));
        tx.update(at(db), { upvotes: [...post.get('upvotes'), uid] });
      });
    await Promise.all([vote(asAda, 'ada'), vote(asBen, 'ben')]);
    expect(await sortedVotes(asBen)).toEqual(lastOf('transaction'));
  });

  test('two unions at the same moment both count, also with rules', async () => {
    for (const emulator of [open, guarded]) {
      const [asAda, asBen] = await racers(emulator);
      await Promise.all([
        updateDoc(at(asAda), { upvotes: arrayUnion('ada') }),
        updateDoc(at(asBen), { upvotes: arrayUnion('ben') }),
      ]);
      expect(await sortedVotes(asBen)).toEqual(lastOf('union'));
    }
  });

  async function racers(emulator: Emulator) {
    await store(emulator, { ...target, upvotes: start });
    return [emulator.openFor(ada), emulator.openFor(ben)] as const;
  }
});

const openRules = `service cloud.firestore {
  match /databases/{database}/documents/{document=**} {
    allow read, write: if true;
  }
}`;
const denied = /permission.denied/i;

const at = (db: Firestore) => doc(db, 'posts/map');

const store = ({ environment }: Emulator, post: object) =>
  environment.withSecurityRulesDisabled((context) =>
    context.firestore().doc('posts/map').set(post),
  );

async function votes(db: Firestore): Promise<readonly string[]> {
  return (await getDoc(at(db))).get('upvotes');
}

const sortedVotes = async (db: Firestore) => (await votes(db)).toSorted();

const lastOf = (way: Way) => race(way).at(-1)?.upvotes.toSorted();

function toFirestore(change: Change) {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      isUnion(value) ? arrayUnion(...value.arrayUnion) : value,
    ]),
  );
}
