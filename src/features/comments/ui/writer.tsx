import { useEffect } from 'react';
import { comments as words } from '#language';
import { type Form, slotOf } from '../conversation/state.ts';
import type { Shown, ShownThread } from '../conversation/view.ts';
import { cancel, post, restoreForms, saveEdit } from '../conversation/writing.ts';
import { refusalMessage } from '../messages.ts';
import styles from './Composer.module.css';
import { Composer } from './Composer.tsx';
import { useConversation } from './conversation-context.ts';
import { capMarks, foldBlankLines, visibleName } from './display-text.ts';

// What only a signed-in reader needs. Other readers don't download it.
export { Tools } from './Tools.tsx';

export function NewComment() {
  const { c, state } = useConversation();
  const isReady = state.isConfirmed && state.hasLoaded;
  useEffect(() => {
    if (isReady) void restoreForms(c);
  }, [c, isReady]);
  return (
    <Composer
      slot={slotOf(null)}
      label={words.yourComment}
      action={words.post}
      onSubmit={(text) => post(c, null, text)}
      onCancel={() => cancel(c, null)}
    />
  );
}

/** At the end of the thread, where the reply will be. */
export function ReplyForm({ form, thread }: { readonly form: Form; readonly thread: ShownThread }) {
  const { c } = useConversation();
  const to = [thread.top, ...thread.replies, ...thread.further].find((comment) => comment?.id === form.id);
  return (
    <div className={styles.inThread}>
      {to && (
        <p className={styles.replyTo}>
          {words.replyTo} <bdi>{visibleName(to.username)}</bdi>
        </p>
      )}
      <Composer
        slot={slotOf(form)}
        label={words.yourReply}
        action={words.post}
        isClosable
        onSubmit={(text) => post(c, form, text)}
        onCancel={() => cancel(c, form)}
      />
    </div>
  );
}

export function EditForm({ form, comment }: { readonly form: Form; readonly comment: Shown }) {
  const { c, state } = useConversation();
  const slot = slotOf(form);
  const problem = state.pending.get(comment.id);
  const draft = c.connected.drafts.read(slot);
  const isNewer = draft?.original !== comment.body && draft?.text !== comment.body;
  return (
    <Composer
      slot={slot}
      label={words.editYours}
      action={words.save}
      isClosable
      onSubmit={(text) => void saveEdit(c, form, text)}
      onCancel={() => cancel(c, form)}
    >
      {problem?.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          {refusalMessage(problem.refusal, problem.to)}
        </p>
      )}
      {isNewer && (
        <div role="status" className={styles.newer}>
          <p>{words.newerText}</p>
          <blockquote dir="auto">{capMarks(foldBlankLines(comment.body))}</blockquote>
        </div>
      )}
    </Composer>
  );
}
