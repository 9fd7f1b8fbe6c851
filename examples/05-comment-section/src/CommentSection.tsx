import { useId, useReducer } from 'react';
import { CommentItem } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import type { Person } from './comment.ts';
import { noFocus, refocus } from './interaction.ts';
import { draftKey, type Section } from './section.ts';
import { type CommentStore, wordsFor } from './store.ts';
import { buildThreads, type Thread } from './thread.ts';
import { useComments } from './use-comments.ts';

interface CommentSectionProps {
  readonly store: CommentStore;
  /**
   * Who is signed in here, the same person that the store was opened for.
   */
  readonly me: Person | null;
  readonly pathName: string;
}

// #region section
export function CommentSection({
  store,
  me,
  pathName,
}: CommentSectionProps) {
  const seen = useComments(store, pathName);
  const [focus, dispatch] = useReducer(refocus, noFocus);
  const section: Section = { store, me, pathName, focus, dispatch };
  const title = useId();

  return (
    <section className="comments" aria-labelledby={title}>
      <h2 id={title}>Comments</h2>
      {me === null ? (
        <p>Sign in to add a comment.</p>
      ) : (
        <Composer
          label="Your comment"
          submit="Post"
          draftKey={draftKey(section, noFocus)}
          send={(draft) =>
            store.post(pathName, { ...draft, parentId: null })
          }
        />
      )}
      {seen === null && <p>Loading comments…</p>}
      {seen?.ok === false && <p role="alert">{wordsFor[seen.why]}</p>}
      {seen?.ok && (
        <ThreadList threads={buildThreads(seen.value)} section={section} />
      )}
    </section>
  );
}
// #endregion section

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly section: Section;
}

function ThreadList({ threads, section }: ThreadListProps) {
  if (threads.length === 0) return <p>No comments yet. Be the first.</p>;
  return threads.map(({ id, root, replies }) => (
    <div key={id} className="thread">
      {/* #region tombstone */}
      {root === null ? (
        <p className="tombstone">Comment deleted</p>
      ) : (
        <CommentItem comment={root} answers={root} section={section} />
      )}
      {/* #endregion tombstone */}
      {replies.map((reply) => (
        <div key={reply.id} className="reply">
          <CommentItem comment={reply} answers={root} section={section} />
        </div>
      ))}
    </div>
  ));
}
