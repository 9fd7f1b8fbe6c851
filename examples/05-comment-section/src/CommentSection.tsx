import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { CommentItem, type Section } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import type { Comment, Person } from './comment.ts';
import {
  browserStorage,
  type DraftStorage,
  draftKey,
  readDraft,
  type SavedDraft,
} from './drafts.ts';
import {
  formKey,
  noForm,
  type OpenForm,
  openFormReducer,
} from './open-form.ts';
import {
  type CommentStore,
  maxComments,
  messages,
  type Outcome,
} from './store.ts';
import { buildThreads, type Thread } from './thread.ts';

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
  /** Null while nothing is known yet. */
  const [seen, setSeen] = useState<Outcome<readonly Comment[]> | null>(
    null,
  );
  useEffect(() => store.watch(pathName, setSeen), [store, pathName]);
  const [openForm, dispatch] = useReducer(openFormReducer, noForm);
  const [notice, setNotice] = useState('');
  const headingElement = useRef<HTMLHeadingElement>(null);

  async function post(draft: SavedDraft, parentId: string | null) {
    // So that the same sentence is read again.
    setNotice('');
    const outcome = await store.post(pathName, { ...draft, parentId });
    if (outcome.ok) setNotice('Your comment was posted.');
    return outcome;
  }

  function onRemoved() {
    setNotice('Your comment was deleted.');
    // Unless the person is typing by now.
    if (!(document.activeElement instanceof HTMLTextAreaElement))
      headingElement.current?.focus();
  }

  const section: Section = {
    store,
    me,
    pathName,
    storage,
    openForm,
    dispatch,
    post,
    onRemoved,
  };
  const title = useId();
  const close = () => dispatch({ type: 'cancelled' });
  const isLost =
    seen?.ok &&
    !hasPlace(openForm, seen.value) &&
    readDraft(draftKey(section, openForm), storage) !== null;

  return (
    <section className="comments" aria-labelledby={title}>
      <h2 id={title} ref={headingElement} tabIndex={-1}>
        {heading}
      </h2>
      <p aria-live="polite">{notice}</p>
      {me === null ? (
        <p>Sign in to add a comment.</p>
      ) : (
        <Composer
          // Another page, another draft.
          key={draftKey(section, noForm)}
          label="Your comment"
          submit="Post"
          storage={storage}
          draftKey={draftKey(section, noForm)}
          send={(draft) => post(draft, null)}
        />
      )}
      {me && isLost && (
        <Composer
          key={formKey(openForm)}
          label="The comment is gone. Your text can be a new one"
          submit="Post"
          storage={storage}
          draftKey={draftKey(section, openForm)}
          send={(draft) => post(draft, null)}
          onSent={close}
          onCancel={close}
        />
      )}
      {seen === null && <p>Loading comments…</p>}
      {seen?.ok === false && <p role="alert">{messages[seen.why]}</p>}
      {seen?.ok && (
        <ThreadList
          threads={buildThreads(seen.value)}
          isWhole={seen.value.length < maxComments}
          section={section}
        />
      )}
    </section>
  );
}

/** False once the comment of a form, or the thread of a reply, is gone. */
function hasPlace(form: OpenForm, comments: readonly Comment[]): boolean {
  if (form.kind === 'none') return true;
  const find = (id: string) => comments.find((each) => each.id === id);
  if (form.kind === 'edit') return find(form.id) !== undefined;
  const parent = find(form.to);
  return parent !== undefined && !!find(parent.parentId ?? parent.id);
}

interface ThreadListProps {
  readonly threads: readonly Thread[];
  /** False where older comments were not loaded. */
  readonly isWhole: boolean;
  readonly section: Section;
}

function ThreadList({ threads, isWhole, section }: ThreadListProps) {
  if (threads.length === 0) return <p>No comments yet. Be the first.</p>;
  return threads.map(({ id, root, replies }) => (
    <div key={id} className="thread">
      {root === null ? (
        <p className="tombstone">
          {isWhole ? 'Comment deleted' : 'A deleted or older comment'}
        </p>
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
