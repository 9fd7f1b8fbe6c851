import { useEffect } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import { loadHeld } from '../conversation/own-data.ts';
import type { Form } from '../conversation/state.ts';
import type { VisibleComment, VisibleThread } from '../conversation/view.ts';
import { restoreForms } from '../conversation/writing.ts';
import { CommentBody } from './CommentBody.tsx';
import { Composer } from './Composer.tsx';
import { useConversation } from './conversation-context.ts';
import { Failure } from './UndoDeletion.tsx';
import styles from './writer.css?inline';

// What only a signed-in reader needs. Other readers don't download it.
export { CommentActions } from './CommentActions.tsx';
export { OwnData } from './OwnData.tsx';
export { ReplyMails } from './ReplyMails.tsx';
export { UndoDeletion } from './UndoDeletion.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export function NewComment() {
  const { conversation, state } = useConversation();
  const isReady = state.isConfirmed && state.hasLoaded;
  useEffect(() => {
    if (!isReady) return;
    void restoreForms(conversation);
    void loadHeld(conversation);
  }, [conversation, isReady]);
  return <Composer form={null} />;
}

/** At the end of the thread, where the reply will be. */
export function ReplyForm({ form, thread }: { readonly form: Form; readonly thread: VisibleThread }) {
  const to = [thread.top, ...thread.replies].find((comment) => comment?.id === form.id);
  return (
    <>
      {to && (
        <p className="writer-reply-to">
          {words.replyTo} <bdi translate="no">{visibleName(to.username)}</bdi>
        </p>
      )}
      <Composer form={form} />
    </>
  );
}

export function EditForm({ form, comment }: { readonly form: Form; readonly comment: VisibleComment }) {
  const draft = useConversation().conversation.drafts.read(`edit:${comment.id}`);
  const isNewer = draft?.original !== comment.body && draft?.text !== comment.body;
  return (
    <Composer form={form}>
      <Failure id={comment.id} />
      {isNewer && (
        <div role="alert" className="writer-newer">
          <p>{words.newerText}</p>
          <CommentBody body={comment.body} />
        </div>
      )}
    </Composer>
  );
}
