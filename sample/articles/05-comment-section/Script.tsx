import { useId, useState } from 'react';
import { Program } from '#design/demo/Program.tsx';
import { newCommentId } from '../../../examples/05-comment-section/src/comment.ts';
import type { MemoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { spoiledComments } from '../../../examples/05-comment-section/src/testing/spoiled.ts';
import styles from './Demo.module.css';

const ada = { uid: 'ada', name: 'Ada' };
const valid = {
  id: 'newCommentId()',
  body: '"Hello."',
  parentId: 'null',
  userId: '"ada"',
  username: '"Ada"',
  createdAt: 'serverTimestamp()',
  pathName: '"/blogpost5"',
};
const nothingWrong = { what: 'nothing wrong', change: {}, id: undefined, refusedBy: null };
const requests = [nothingWrong, ...spoiledComments];

/** Requests that bypass the interface, and the answers that the tests of the rules got. */
export function Script({ backend }: { readonly backend: MemoryBackend }) {
  const [what, setWhat] = useState(requests[1]?.what);
  const [answer, setAnswer] = useState('');
  const selectId = useId();
  const request = requests.find((each) => each.what === what) ?? nothingWrong;
  const changed = Object.fromEntries(
    Object.entries({ ...request.change, ...(request.id && { id: request.id }) }).map(([field, value]) => [
      field,
      asCode(value),
    ]),
  );

  async function send() {
    if (request.refusedBy !== null) {
      setAnswer(`Refused by ${request.refusedBy}() in firestore.rules. Nothing was stored.`);
      return;
    }
    await backend.openFor(ada).post('/blogpost5', { id: newCommentId(), body: 'Hello.', parentId: null });
    setAnswer('Accepted and stored.');
  }

  return (
    <Program bar="Ada’s own script" className={styles.script}>
      <label htmlFor={selectId}>It posts a comment with</label>
      <select
        id={selectId}
        value={what}
        autoComplete="off"
        onChange={(event) => {
          setWhat(event.target.value);
          setAnswer('');
        }}
      >
        {requests.map((each) => (
          <option key={each.what}>{each.what}</option>
        ))}
      </select>
      <ul>
        {Object.entries({ ...valid, ...changed }).map(([field, value]) => (
          <li key={field}>{field in changed ? <mark>{`${field}: ${value}`}</mark> : `${field}: ${value}`}</li>
        ))}
      </ul>
      <button type="button" onClick={send}>
        Send it
      </button>
      <p aria-live="polite">{answer}</p>
    </Program>
  );
}

function asCode(value: unknown): string {
  if (value instanceof Date) return `new Date("${value.toISOString().slice(0, 10)}")`;
  if (typeof value === 'string' && value.length > 40) return `"${value.slice(0, 6)}…"`;
  return JSON.stringify(value).replace('\u200b', '\\u200b');
}
