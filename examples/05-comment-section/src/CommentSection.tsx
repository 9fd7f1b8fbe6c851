import { useId, useReducer } from 'react';
import { CommentItem } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import type { Person } from './comment.ts';
import { browserStorage, type DraftStorage } from './drafts.ts';
import { noForm, openFormReducer } from './open-form.ts';
import { draftKey, type Section } from './section.ts';
import { type CommentStore, messages } from './store.ts';
import { buildThreads, type Thread } from './thread.ts';
import { useComments } from './use-comments.ts';

interface CommentSectionProps {
  readonly store: CommentStore;
  /** The person for whom the store was opened. */
  readonly me: Person | null;
  readonly pathName: string;
  readonly heading?: string;
  readonly storage?: DraftStorage;
}

export function CommentSection({
  store,
  me,
  pathName,
  heading = 'Comments',
  storage = browserStorage,
}: CommentSectionProps) {
  const seen = useComments(store, pathName);
  const [openForm, dispatch] = useReducer(openFormReducer, noForm);
  const section: Section = {
    store,
    me,
    pathName,
    storage,
    openForm,
    dispatch,
  };
  const title = useId();

  return (
    <section className="comments" aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      {me === null ? (
        <p>Sign in to add a comment.</p>
      ) : (
        <Composer
          label="Your comment"
          submit="Post"
          storage={storage}
          draftKey={draftKey(section, noForm)}
          send={(draft) =>
            store.post(pathName, { ...draft, parentId: null })
          }
        />
      )}
      {seen === null && <p>Loading comments…</p>}
      {seen?.ok === false && <p role="alert">{messages[seen.why]}</p>}
      {seen?.ok && (
        <ThreadList threads={buildThreads(seen.value)} section={section} />
      )}
    </section>
  );
}

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly section: Section;
}

function ThreadList({ threads, section }: ThreadListProps) {
  if (threads.length === 0) return <p>No comments yet. Be the first.</p>;
  return threads.map(({ id, root, replies }) => (
    <div key={id} className="thread">
      {root === null ? (
        <p className="tombstone">Comment deleted</p>
      ) : (
        <CommentItem comment={root} root={root} section={section} />
      )}
      {replies.map((reply) => (
        <div key={reply.id} className="reply">
          <CommentItem comment={reply} root={root} section={section} />
        </div>
      ))}
    </div>
  ));
}
