import { useMemo, useState } from 'react';
import { Forum } from './Forum.tsx';
import type { Board } from './memory-store.ts';
import type { Wanted } from './place.ts';
import type { Person } from './post.ts';

const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

interface MemoryForumProps {
  readonly board: Board;
  readonly wanted: Wanted;
  readonly go: (place: Wanted) => void;
}

/**
 * The forum without any backend: two people share one screen, and a reload
 * forgets what they did.
 */
export function MemoryForum({ board, wanted, go }: MemoryForumProps) {
  const [me, setMe] = useState<Person | null>(null);
  const store = useMemo(() => board.openFor(me), [board, me]);

  return (
    // #region pass
    <Forum
      store={store}
      takeBack={store.takeBack}
      me={me}
      wanted={wanted}
      go={go}
      signIn={people.map((person) => (
        <button
          key={person.uid}
          type="button"
          onClick={() => setMe(person)}
        >
          Continue as {person.name}
        </button>
      ))}
      onSignOut={() => setMe(null)}
    />
    // #endregion pass
  );
}
