import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import { connect } from '../conversation/connect.ts';
import type { Connected, Conversation } from '../conversation/conversation.ts';
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
import { Empty, LoadingList, OutOfReach, Unreachable } from './placeholders.tsx';
import { Threads } from './Threads.tsx';

interface Props {
  readonly conversation: Conversation;
  /** Null while the backend's code is on its way. */
  readonly connected: Connected | 'failed' | null;
  readonly pagesPath?: string | null;
}

/** The whole area: the heading, who is here, the form for those who may write, and what has been written. */
export function CommentArea({ conversation: c, connected, pagesPath = null }: Props) {
  const state = useSyncExternalStore(c.subscribe, c.read, c.read);
  const view = useMemo(() => viewOf(state, c.page), [state, c]);
  useLayoutEffect(
    () => (connected && connected !== 'failed' ? connect(c, connected) : undefined),
    [c, connected],
  );
  useEffect(() => {
    const follow = () => followLink(c, location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [c]);
  const writer = useWriter(state.isAuth || state.unsent.length > 0);
  const loaded = writer === 'failed' ? null : writer;
  return (
    <ConversationProvider value={{ c, state, view, writer: loaded, pagesPath }}>
      <section className={styles.area} aria-labelledby="comments-heading" data-comments>
        <Heading />
        {connected === 'failed' && <Unreachable>{words.areaFailed}</Unreachable>}
        {writer === 'failed' && <Unreachable>{words.formFailed}</Unreachable>}
        {(connected !== 'failed' || state.hasLoaded) && (
          <>
            <Account />
            <Notices />
            <List />
          </>
        )}
        <p role="status" className="hidden-visually">
          {state.message}
        </p>
      </section>
    </ConversationProvider>
  );
}

/** Loads what writing needs once somebody is signed in, or has something here that was not sent. */
function useWriter(isWanted: boolean): InConversation['writer'] | 'failed' {
  const [writer, setWriter] = useState<InConversation['writer'] | 'failed'>(null);
  useEffect(() => {
    if (isWanted) import('./writer.tsx').then(setWriter, () => setWriter('failed'));
  }, [isWanted]);
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

/** How the connection is, whether the comment of the address is there, and what others have written meanwhile. */
function Notices() {
  const { c, state, view } = useConversation();
  const count = view.unreadCount;
  return (
    <>
      {state.isOffline && state.hasLoaded && (
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
  const { c, state, view } = useConversation();
  const { hasLoaded, isConnected, isOffline, isAuth, list } = state;
  const isEmpty = view.threads.length + view.beyond.length + view.unreadCount === 0 && !list.next;
  return (
    <>
      <div className={styles.list}>
        <Threads threads={view.threads} />
        {list.next && <MoreButton of="older">{words.showMore}</MoreButton>}
        <Threads threads={view.beyond} />
        {!hasLoaded && (isOffline ? <OutOfReach /> : <LoadingList />)}
        {hasLoaded && isEmpty && <Empty />}
      </div>
      {hasLoaded && isConnected && !isAuth && !c.connected.comments.isLiveForAll && <CheckForNew />}
    </>
  );
}

/** For a reader who is not told of new comments: asks for them, and says when there are none. */
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
