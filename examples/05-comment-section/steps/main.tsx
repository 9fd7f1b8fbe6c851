import { createRoot } from 'react-dom/client';
import { comment } from './testing/sample.ts';
import { buildThreads } from './thread.ts';

const comments = [
  comment('first', 0),
  comment('answer', 1, { parentId: 'first' }),
  comment('second', 2),
];

createRoot(document.getElementById('root') as HTMLElement).render(
  <ul>
    {buildThreads(comments).map(({ id, root, replies }) => (
      <li key={id}>
        {root?.body ?? 'Comment deleted'}
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>{reply.body}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>,
);
