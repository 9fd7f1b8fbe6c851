import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { useTabPerson } from '../../shell/use-tab-person.ts';
import { CommentSection } from '../src/CommentSection.tsx';
import {
  type Comment,
  maxBodyLength,
  type Person,
} from '../src/comment.ts';
import { firstComments, pathName } from './first-comments.ts';
import { keptBackend } from './kept-backend.ts';
import styles from './PlumCake.module.css';
import { Recipe } from './Recipe.tsx';
import {
  commentsKey,
  deletedKey,
  draftStorage,
  forgetDrafts,
  readComments,
  readDeleted,
} from './stored-comments.ts';

const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
  { uid: 'cleo', name: 'Cleo' },
];
const comments = keep<readonly Comment[]>(
  commentsKey,
  readComments,
  firstComments,
);
const deleted = keep<readonly string[]>(deletedKey, readDeleted, [
  'gone123',
]);
const server = { isDown: false };
const backend = keptBackend(comments, deleted, () => server.isDown);

export function PlumCake() {
  const isSaved = useSyncExternalStore(comments.watch, comments.isSaved);
  function startOver() {
    server.isDown = false;
    forgetDrafts();
    comments.startOver();
    deleted.startOver();
  }
  return (
    <AppShell
      isSaved={isSaved}
      startOver={startOver}
      className={styles.page}
    >
      <Recipe />
      <Comments />
    </AppShell>
  );
}

function Comments() {
  const [me, become] = useTabPerson('app:comment-section:person', people);
  const [isDown, setDown] = useState(server.isDown);
  const store = useMemo(() => backend.openFor(me), [me]);
  const name = useId();

  return (
    <div className={styles.comments}>
      <div className={styles.controls}>
        <fieldset>
          <legend>You are</legend>
          {[null, ...people].map((person) => (
            <label key={person?.uid ?? ''}>
              <input
                type="radio"
                name={name}
                checked={me?.uid === person?.uid}
                onChange={() => become(person)}
              />
              {person?.name ?? 'Signed out'}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={isDown}
            onChange={({ target }) => {
              server.isDown = target.checked;
              setDown(target.checked);
            }}
          />
          The server is down
        </label>
      </div>
      {me !== null && (
        <p className={styles.hint}>
          A comment has at most {maxBodyLength} characters.
        </p>
      )}
      {/* With a key, another person starts with no form open. */}
      <CommentSection
        key={me?.uid ?? ''}
        store={store}
        me={me}
        pathName={pathName}
        storage={draftStorage}
      />
    </div>
  );
}
