import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import type { Conversation } from '../conversation/conversation.ts';
import { followLink, loadNewest, showUnread } from '../conversation/reading.ts';
import { viewOf } from '../conversation/view.ts';
import type { Backend } from '../port.ts';
import { draftPrefix } from '../storage-keys.ts';
import styles from './CommentArea.module.css';
import {
  ConversationProvider,
  type InConversation,
  useConversation,
  useFocusTarget,
} from './conversation-context.ts';
import { Heading } from './Heading.tsx';
import { SignInButtons, SignOutButton } from './Session.tsx';
import { MoreButton, Threads } from './Threads.tsx';

/** The whole area: the heading, the reader's account, the form for those who may write, and the comments. */
export function CommentArea({ conversation }: { readonly conversation: Conversation }) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
  const view = useMemo(() => viewOf(state, conversation.page), [state, conversation]);
  const writer = useWriter(conversation, state.isAuth || state.unsent.length + state.deletions.length > 0);
  useEffect(() => {
    const follow = () => followLink(conversation, location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [conversation]);
  const { missingCode, hasLoaded, message } = state;
  return (
    <ConversationProvider value={{ conversation, state, view, writer, SignIn: SignInButtons }}>
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
function useWriter(conversation: Conversation, isWanted: boolean): InConversation['writer'] {
  const [writer, setWriter] = useState<InConversation['writer']>(null);
  useEffect(() => {
    if (isWanted) import('./writer.tsx').then(setWriter, () => conversation.set({ missingCode: 'form' }));
  }, [conversation, isWanted]);
  return writer;
}

/** The form and Sign Out for a signed-in reader, Sign in for everyone else, and an outline until it is known which. */
function Account() {
  const { backend, isAuth } = useConversation().state;
  return (
    <div className={styles.account}>
      {!backend && (
        <>
          <noscript>
            <p className={styles.noScript}>{words.noScript}</p>
          </noscript>
          <div className={styles.formOutline} />
        </>
      )}
      {backend && (isAuth ? <SignedIn {...backend} /> : <SignedOut />)}
    </div>
  );
}

function SignedIn({ replyMails }: Backend) {
  const { conversation, state, writer } = useConversation();
  const [isOwnDataOpen, setOwnDataOpen] = useState(false);
  const ownDataId = useId();
  useLayoutEffect(
    () => () => {
      // After a sign-out in another tab the focused element may be gone.
      if (document.activeElement?.closest('[data-comments]')) conversation.set({ focus: 'sign-in' });
    },
    [conversation],
  );
  return (
    <>
      {writer && state.reader ? <writer.NewComment /> : <div className={styles.formOutline} />}
      <p className={styles.signOut}>
        {state.reader && state.isConfirmed && (
          <>
            <span className={styles.reader}>
              {words.signedInAs} <bdi>{visibleName(state.reader.displayName)}</bdi>
            </span>
            <Button
              tone="quiet"
              aria-expanded={isOwnDataOpen}
              aria-controls={ownDataId}
              onClick={() => setOwnDataOpen(!isOwnDataOpen)}
            >
              {words.yourComments}
            </Button>
          </>
        )}
        <SignOutButton />
      </p>
      {writer && isOwnDataOpen && <writer.OwnData id={ownDataId} />}
      {writer && replyMails && state.reader && state.isConfirmed && (
        <writer.ReplyMails key={state.reader.uid} port={replyMails} />
      )}
    </>
  );
}

function SignedOut() {
  const { conversation, state } = useConversation();
  const button = useFocusTarget<HTMLButtonElement>('sign-in');
  const isGoogleOnly = state.backend?.reader.providers.join() === 'google';
  const hasText = conversation.store.keys(draftPrefix).length + state.unsent.length > 0;
  return (
    <div className={styles.signIn}>
      <p className={styles.invitation}>{isGoogleOnly ? words.invitation : words.invitationToAll}</p>
      {state.reader && (
        <p role="status" className={styles.hint}>
          {words.signedOut}
          {hasText && ` ${words.textIsKept}`}
        </p>
      )}
      <SignInButtons ref={button} tone="accent" />
    </div>
  );
}

/** Says that the connection is lost, that a linked comment is missing, and that others have written. */
function Notices() {
  const { conversation, state, view } = useConversation();
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
          <Button onClick={() => showUnread(conversation)} className={styles.unreadButton}>
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

/** For a reader who isn't told of new comments: loads them, or reports that there are none. */
function CheckForNew() {
  const { conversation, state, view } = useConversation();
  const [hasChecked, setChecked] = useState(false);
  const check = () => {
    setChecked(true);
    void loadNewest(conversation);
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

/** Three comments in outline. */
function LoadingList() {
  return (
    <div className={styles.outlines}>
      <p className="hidden-visually">{words.loading}</p>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.outline} />
      ))}
    </div>
  );
}

/** For code that could not be fetched. A browser may remember a failed import, so only reloading the page helps. */
function MissingCode({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.list} role="alert">
      <p className={styles.connection}>{children}</p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </div>
  );
}

/** An unplugged cable, while there is no connection and nothing has been loaded. */
function NoConnection() {
  return (
    <div className={`${styles.empty} ${styles.late}`} role="status">
      <svg viewBox="0 0 120 80" className={`drawing ${styles.emptyDrawing}`} aria-hidden="true">
        <path className="line" d="M2 58c24 10 12-18 30-18M118 22c-20-8-10 18-24 18" />
        <path className="accent" d="M32 30h4v-4h12a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H36v-4h-4z" />
        <path className="line" d="M54 34h8M54 46h8" />
        <path className="paper" d="M94 26H80a4 4 0 0 0-4 4v20a4 4 0 0 0 4 4h14z" />
        <path
          className="line"
          d="M76 34h7M76 46h7M69 22v-6M64 24l-4-5M74 24l4-5M69 58v6M64 56l-4 5M74 56l4 5"
        />
      </svg>
      <p>{words.unreachable}</p>
      <p className={styles.hint}>{words.unreachableHint}</p>
    </div>
  );
}

/** Two speech bubbles, one of them empty, while there is no comment. */
function Empty() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" className={`drawing ${styles.emptyDrawing}`} aria-hidden="true">
        <path
          className="paper"
          d="M20 14h78a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H44L30 64V52H20a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"
        />
        <path className="line" d="M28 27h46M28 38h30" />
        <path
          className="wash"
          strokeDasharray="4 4"
          d="M76 60h64a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4Z"
        />
        <circle className="accent" cx="72" cy="38" r="5" />
      </svg>
      <p>{words.noneYet}</p>
    </div>
  );
}
