import { useMemo, useState } from 'react';
import { CommentSection } from './CommentSection.tsx';
import type { Comment, Person } from './comment.ts';
import { memoryBackend } from './memory-store.ts';

export const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

export const firstComments: readonly Comment[] = [
  {
    id: 'welcome',
    body: 'Reply to me. Then see what changes when you sign in as Ben.',
    parentId: null,
    userId: 'ada',
    username: 'Ada',
    createdAt: '2026-01-05T09:00:00.000Z',
    editedAt: null,
    pathName: '/blogpost5',
  },
  {
    id: 'answer1',
    body: 'If Ada deletes the comment above, this reply stays.',
    parentId: 'welcome',
    userId: 'ben',
    username: 'Ben',
    createdAt: '2026-01-05T09:30:00.000Z',
    editedAt: null,
    pathName: '/blogpost5',
  },
];

const backend = memoryBackend(firstComments);

/** The comment section without an account: choose who you are. */
export function MemoryApp({ pathName }: { readonly pathName: string }) {
  const [me, setMe] = useState<Person | null>(null);
  const store = useMemo(() => backend.openFor(me), [me]);

  return (
    <>
      <label>
        You are{' '}
        <select
          value={me?.uid ?? ''}
          onChange={({ target }) =>
            setMe(people.find(({ uid }) => uid === target.value) ?? null)
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
      {/* With a key, another person starts with no form open. */}
      <CommentSection
        key={me?.uid ?? ''}
        store={store}
        me={me}
        pathName={pathName}
      />
    </>
  );
}
