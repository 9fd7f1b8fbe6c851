import { comments as words } from '#language';
import styles from './CommentArea.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';
import { Like, SignInToLike } from './Like.tsx';

/** Above the comments: how many there are, and the heart of the article. */
export function Heading() {
  const { conversation, state, view } = useConversation();
  const hasCount = state.hasLoaded && view.total > 0;
  const heading = useFocusTarget<HTMLHeadingElement>('heading');
  return (
    <header className={styles.header}>
      <h2 ref={heading} id="comments-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      {(hasCount || state.likes.counts) && (
        <p className={styles.count}>
          {hasCount && words.count(view.total)}
          <Like subject={conversation.page} />
        </p>
      )}
      <SignInToLike subject={conversation.page} />
    </header>
  );
}
