import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import { likeOf, pressHeart } from '../conversation/likes.ts';
import { refusalMessage } from '../messages.ts';
import type { Subject } from '../model.ts';
import styles from './Comment.module.css';
import { useConversation, useFocusTarget, useNextFocus } from './conversation-context.ts';
import sheetText from './like.css?inline';

if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets.push(sheet);
}

/** The heart of a comment or an article, with how many people like it; nothing on a site without likes. */
export function Like({ subject }: { readonly subject: Subject }) {
  const { conversation, state } = useConversation();
  const button = useFocusTarget<HTMLButtonElement>(`like ${subject}`);
  const { counts, failed } = state.likes;
  // The heart takes another place when the form's code has come.
  useNextFocus(button, `like ${subject}`);
  if (counts === null) return null;
  const { isLiked, count } = likeOf(state, subject);
  const content = (
    <>
      <Icon name="heart" size={16} />
      <span className="like-count">
        <span aria-hidden="true">{count > 0 && count}</span>
        <span className="hidden-visually">{count > 0 && words.likes(count)}</span>
      </span>
    </>
  );
  // Without JavaScript there is only the count.
  if (!state.backend) return <span className="like">{content}</span>;
  return (
    <>
      <Button
        ref={button}
        tone="quiet"
        className="like"
        aria-pressed={isLiked}
        onClick={() => pressHeart(conversation, subject)}
      >
        <span className="hidden-visually">
          {subject === conversation.page ? words.likeArticle : words.like}
        </span>
        {content}
      </Button>
      {failed?.subject === subject && (
        <span role="alert" className={styles.problem}>
          {words.notLiked} {refusalMessage(failed.refusal, 'like')}
        </span>
      )}
    </>
  );
}

/** What a signed-out reader who has pressed a heart needs first. */
export function SignInToLike({ subject }: { readonly subject: Subject }) {
  const { state, SignIn } = useConversation();
  if (!SignIn || state.likes.wanted !== subject || state.isAuth) return null;
  return (
    <div className="like-sign-in">
      <SignIn tone="plain" />
    </div>
  );
}
