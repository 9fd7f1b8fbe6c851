import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import type { Conversation } from '../conversation/conversation.ts';
import { followLink, loadNewest, showUnread } from '../conversation/reading.ts';
import { viewOf } from '../conversation/view.ts';
import { Account } from './Account.tsx';
import styles from './CommentArea.module.css';
import {
  ConversationProvider,
  type InConversation,
  useConversation,
  useFocusTarget,
} from './conversation-context.ts';
import { MoreButton } from './MoreButton.tsx';
import { Empty, LoadingList, MissingCode, NoConnection } from './placeholders.tsx';
import { Threads } from './Threads.tsx';

/** The whole area: the heading, the reader's account, the form for those who may write, and the comments. */
export function CommentArea({ conversation: c }: { readonly conversation: Conversation }) {
  const state = useSyncExternalStore(c.subscribe, c.read, c.read);
  const view = useMemo(() => viewOf(state, c.page), [state, c]);
  const writer = useWriter(c, state.isAuth || state.unsent.length + state.deletions.length > 0);
  useEffect(() => {
    const follow = () => followLink(c, location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [c]);
  const { missingCode, hasLoaded, message } = state;
  return (
    <ConversationProvider value={{ c, state, view, writer }}>
      <section className={styles.area} aria-labelledby="comments-heading" data-comments>
        <Heading />
        {missingCode && (
          <MissingCode>{missingCode === 'form' ? words.formFailed : words.areaFailed}</MissingCode>
        )}
        {(missingCode !== 'area' || hasLoaded) && (
          <>
            <Account />
            <Notices />
            <List />
          </>
        )}
        <p role="status" className="hidden-visually">
          {message}
        </p>
      </section>
    </ConversationProvider>
  );
}

/** Loads what writing needs for a reader who is signed in, or has an unsent comment here. */
function useWriter(c: Conversation, isWanted: boolean): InConversation['writer'] {
  const [writer, setWriter] = useState<InConversation['writer']>(null);
  useEffect(() => {
    if (isWanted) import('./writer.tsx').then(setWriter, () => c.set({ missingCode: 'form' }));
  }, [c, isWanted]);
  return writer;
}

function Heading() {
  const { state, view } = useConversation();
  const heading = useFocusTarget<HTMLHeadingElement>('heading');
  return (
    <header className={styles.header}>
      <h2 ref={heading} id="comments-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      {state.hasLoaded && view.total > 0 && <p className={styles.count}>{words.count(view.total)}</p>}
    </header>
  );
}

/** Says that the connection is lost, that a linked comment is missing, and that others have written. */
function Notices() {
  const { c, state, view } = useConversation();
  const count = view.unreadCount;
  return (
    <>
      {state.isOffline && view.threads.length > 0 && (
        <p className={styles.connection} role="status">
          <Icon name="offline" />
          {words.offline}
        </p>
      )}
      {state.linked?.status === 'missing' && (
        <p role="status" className={styles.hint}>
          {words.linkedIsMissing}
        </p>
      )}
      <div className={styles.unread}>
        <p role="status" className="hidden-visually">
          {count > 0 && `${words.unread(count)}.`}
        </p>
        {count > 0 && (
          <Button onClick={() => showUnread(c)} className={styles.unreadButton}>
            <Icon name="arrow-down" />
            {words.showUnread(count)}
          </Button>
        )}
      </div>
    </>
  );
}

function List() {
  const { state, view } = useConversation();
  const { hasLoaded, isOffline, isAuth, list, backend } = state;
  const isEmpty = view.threads.length + view.beyond.length + view.unreadCount === 0 && !list.next;
  return (
    <>
      <div className={styles.list}>
        <Threads threads={view.threads} />
        {list.next && <MoreButton of="older">{words.showMore}</MoreButton>}
        <Threads threads={view.beyond} />
        {isEmpty && isOffline && <NoConnection />}
        {!isOffline && (hasLoaded ? isEmpty && <Empty /> : <LoadingList />)}
      </div>
      {hasLoaded && backend && !isAuth && !backend.comments.isLiveForAll && <CheckForNew />}
    </>
  );
}

/** For a reader who isn't told of new comments: loads them, and says so if there are none. */
function CheckForNew() {
  const { c, state, view } = useConversation();
  const [hasChecked, setChecked] = useState(false);
  const check = () => {
    setChecked(true);
    void loadNewest(c);
  };
  const isNothing = view.unreadCount === 0 && !state.isOffline;
  return (
    <p className={styles.check}>
      <Button tone="quiet" onClick={check}>
        {words.lookForNew}
      </Button>
      <span role="status">
        {hasChecked && (state.isLoading ? words.looking : isNothing && words.nothingNew)}
      </span>
    </p>
  );
}
