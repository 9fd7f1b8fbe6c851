import { useId, useState } from 'react';
import { Switch } from '#design/demo/Controls.tsx';
import { Program } from '#design/demo/Program.tsx';
import { type Comment, newCommentId } from '../../../examples/05-comment-section/src/comment.ts';
import type { MemoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { spoiledComments } from '../../../examples/05-comment-section/src/testing/spoiled.ts';
import styles from './Demo.module.css';

const posted = {
  body: 'Hello.',
  parentId: null,
  userId: 'ada',
  username: 'Ada',
  editedAt: null,
  pathName: '/blogpost5',
};
const nothingWrong = { what: 'nothing wrong', change: {}, id: undefined, refusedBy: null };
const requests = [nothingWrong, ...spoiledComments];

/** Requests that bypass the interface. With the rules on, it shows the answers that the tests of the rules got. */
export function Script({ backend }: { readonly backend: MemoryBackend }) {
  const [request, setRequest] = useState(requests[1] ?? nothingWrong);
  const [hasRules, setRules] = useState(true);
  const [answer, setAnswer] = useState('');
  const selectId = useId();
  const id = request.id && (backend.deleted()[0] ?? request.id);
  // As JSON, a date is a string, and no id is no field.
  const changed = JSON.parse(JSON.stringify({ id, ...request.change }));

  function send(refusedBy: string | null, after: readonly Comment[]) {
    const isRefused = hasRules && refusedBy !== null;
    if (!isRefused) backend.overwrite(after);
    setAnswer(isRefused ? `Refused by ${refusedBy}() in firestore.rules.` : 'Accepted.');
  }

  function post() {
    const createdAt = new Date().toISOString();
    const comment = { id: newCommentId(), createdAt, ...posted, ...changed };
    const others = backend.comments().filter(({ id }) => id !== comment.id);
    send(request.refusedBy, [...others, comment]);
  }

  function deleteBens() {
    const others = backend.comments().filter(({ userId }) => userId !== 'ben');
    send('isMine', others);
  }

  return (
    <Program bar="Ada’s own script" className={styles.script}>
      <Switch isOn={hasRules} onChange={setRules}>
        Security rules
      </Switch>
      <label htmlFor={selectId}>It posts a comment with</label>
      <select
        id={selectId}
        value={request.what}
        autoComplete="off"
        onChange={({ target }) => {
          setRequest(requests[target.selectedIndex] ?? nothingWrong);
          setAnswer('');
        }}
      >
        {requests.map((each) => (
          <option key={each.what}>{each.what}</option>
        ))}
      </select>
      <ul>
        {Object.entries(changed).map(([field, value]) => (
          <li key={field}>
            <mark>{`${field}: ${asCode(value)}`}</mark>
          </li>
        ))}
      </ul>
      <button type="button" onClick={post}>
        Send it
      </button>
      <button type="button" onClick={deleteBens}>
        Delete Ben’s comments
      </button>
      <p aria-live="polite">{answer}</p>
    </Program>
  );
}

function asCode(value: unknown): string {
  if (typeof value === 'string' && value.length > 40) return `"${value.slice(0, 6)}…"`;
  return JSON.stringify(value).replace('\u200b', '\\u200b');
}
