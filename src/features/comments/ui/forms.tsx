import { noForm, type OpenForm, slotOf } from '../conversation/open-form.ts';
import type { Shown, ShownThread } from '../conversation/selectors.ts';
import type { Drafts } from '../drafts.ts';
import { refusalMessage } from '../messages.ts';
import { newCommentId } from '../model.ts';
import styles from './Composer.module.css';
import { Composer } from './Composer.tsx';
import { useConversation } from './conversation-context.ts';
import { capMarks, foldBlankLines, visibleName } from './display-text.ts';

export function NewComment({ drafts }: { readonly drafts: Drafts }) {
  const actions = useActions(noForm);
  return <Composer drafts={drafts} slot={slotOf(noForm)} label="Your comment" action="Post" {...actions} />;
}

/** At the end of the thread, where the reply will be. */
export function ReplyForm({
  drafts,
  form,
  thread,
}: {
  readonly drafts: Drafts;
  readonly form: Extract<OpenForm, { kind: 'replying' }>;
  readonly thread: ShownThread;
}) {
  const actions = useActions(form);
  const to = [thread.top, ...thread.replies, ...thread.further].find((comment) => comment?.id === form.to);
  return (
    <div className={styles.inThread}>
      {to && (
        <p className={styles.replyTo}>
          To <bdi>{visibleName(to.username)}</bdi>
        </p>
      )}
      <Composer
        drafts={drafts}
        slot={slotOf(form)}
        label="Your reply"
        action="Post"
        isClosable
        {...actions}
      />
    </div>
  );
}

/** What the two forms for something new do when they are sent or given up. */
function useActions(form: OpenForm) {
  const { dispatch } = useConversation();
  return {
    onSubmit: (body: string) =>
      dispatch({ type: 'posted', form, body, id: newCommentId(), at: new Date().toISOString() }),
    onCancel: () => dispatch({ type: 'cancelled', form }),
  };
}

export function EditForm({ drafts, comment }: { readonly drafts: Drafts; readonly comment: Shown }) {
  const { state, dispatch } = useConversation();
  const form: OpenForm = { kind: 'editing', id: comment.id };
  const slot = slotOf(form);
  const problem = state.problems.get(comment.id);
  const original = drafts.original(slot);
  const isNewer = original !== undefined && original !== comment.body && drafts.text(slot) !== comment.body;
  return (
    <Composer
      drafts={drafts}
      slot={slot}
      label="Edit your comment"
      action="Save"
      isClosable
      onSubmit={(body) => dispatch({ type: 'edit-saved', id: comment.id, body })}
      onCancel={() => dispatch({ type: 'cancelled', form })}
    >
      {problem && (
        <p role="alert" className={styles.problem}>
          {refusalMessage(problem.refusal, problem.of)}
        </p>
      )}
      {isNewer && (
        <div role="status" className={styles.newer}>
          <p>This comment was changed elsewhere after you began. Saving replaces the newer text:</p>
          <blockquote dir="auto">{capMarks(foldBlankLines(comment.body))}</blockquote>
        </div>
      )}
    </Composer>
  );
}
