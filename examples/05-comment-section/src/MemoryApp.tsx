import { useMemo, useState } from 'react';
import { CommentSection } from './CommentSection.tsx';
import type { Person } from './comment.ts';
import { createShelf } from './memory-store.ts';

const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

const shelf = createShelf([
  {
    id: 'welcome',
    body: 'Change who you are above, and see which buttons this comment grows.',
    parentId: null,
    userId: 'ada',
    username: 'Ada',
    createdAt: '2026-01-05T09:00:00.000Z',
    pathName: '/blogpost5',
  },
  {
    id: 'answer1',
    body: 'Delete the comment above mine as Ada. I stay.',
    parentId: 'welcome',
    userId: 'ben',
    username: 'Ben',
    createdAt: '2026-01-05T09:30:00.000Z',
    pathName: '/blogpost5',
  },
]);

/**
 * The comment section without any backend: two people share one screen, and
 * a reload forgets what they said.
 */
export function MemoryApp({ pathName }: { readonly pathName: string }) {
  const [me, setMe] = useState<Person | null>(null);
  const store = useMemo(() => shelf.openFor(me), [me]);

  return (
    <>
      <label>
        You are{' '}
        <select
          value={me?.uid ?? ''}
          onChange={(event) =>
            setMe(
              people.find(({ uid }) => uid === event.target.value) ?? null,
            )
          }
        >
          <option value="">signed out</option>
          {people.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* A key for each person: one person's open forms are not another's. */}
      <CommentSection
        key={me?.uid ?? ''}
        store={store}
        me={me}
        pathName={pathName}
      />
    </>
  );
}
