import { useMemo, useState } from 'react';
import { Forum } from './Forum.tsx';
import { createBoard } from './memory-store.ts';
import type { Place } from './place.ts';
import type { Person } from './post.ts';
import { samplePosts } from './sample-posts.ts';

const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

interface MemoryForumProps {
  readonly wanted: Place;
  readonly go: (place: Place) => void;
}

/**
 * The forum without any backend: two people share one screen, and a reload
 * forgets what they did.
 */
export function MemoryForum({ wanted, go }: MemoryForumProps) {
  const [board] = useState(() => createBoard(samplePosts));
  const [me, setMe] = useState<Person | null>(null);
  const store = useMemo(() => board.openFor(me), [board, me]);

  return (
    <Forum
      store={store}
      me={me}
      isAuth={me !== null}
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
  );
}
