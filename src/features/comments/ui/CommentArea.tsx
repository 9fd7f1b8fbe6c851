import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import type { Conversation } from '../conversation/conversation.ts';
import { followLink, showUnread } from '../conversation/reading.ts';
import { type View, viewOf } from '../conversation/view.ts';
import type { Backend } from '../port.ts';
import { draftPrefix } from '../storage-keys.ts';
import styles from './CommentArea.module.css';
import {
  ConversationProvider,
  type InConversation,
  useConversation,
  useFocusTarget,
  useNextFocus,
} from './conversation-context.ts';
import { Like, SignInToLike } from './Like.tsx';
import noComments from './no-comments.svg?raw';
import noConnection from './no-connection.svg?raw';
import { SignInButtons, SignOutButton } from './Session.tsx';
import { MoreButton, Threads, Tombstone } from './Threads.tsx';

/** The whole area: the heading, the reader's account, the form for those who may write, and the comments. */
export function CommentArea({ conversation }: { readonly conversation: Conversation }) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
  const view = useMemo(() => viewOf(state, conversation.page), [state, conversation]);
  /** What writing needs, for a reader who is signed in, or has an unsent comment here. */
  const [writer, setWriter] = useState<InConversation['writer']>(null);
  const isWriter = state.isAuth || state.unsent.length + state.deletions.length > 0;
  useEffect(() => {
    if (isWriter) import('./writer.tsx').then(setWriter, () => conversation.set({ missingCode: 'form' }));
  }, [conversation, isWriter]);
  useEffect(() => {
    const follow = () => {
      // A heading of the article may be called 'Comment form'.
      const named = location.hash && document.getElementById(location.hash.slice(1));
      followLink(conversation, named && !named.closest('[data-comments]') ? '' : location.hash);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [conversation]);
  const { missingCode, message } = state;
  return (
    <ConversationProvider value={{ conversation, state, writer, SignIn: SignInButtons }}>
      <section className={styles.area} aria-labelledby="comments-heading" data-comments>
        <Heading view={view} />
        <Account />
        {(missingCode !== 'area' || view.total > 0) && (
          <>
            <Notices view={view} />
            <List view={view} />
          </>
        )}
        <p aria-live="polite" className="hidden-visually">
          {message}
        </p>
      </section>
    </ConversationProvider>
  );
}

function Heading({ view }: { readonly view: View }) {
  const { conversation, state } = useConversation();
  const heading = useFocusTarget<HTMLHeadingElement>('heading');
  return (
    <header className={styles.header}>
      <h2 ref={heading} id="comments-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      {(view.total > 0 || state.likes.counts) && (
        <p className={styles.count}>
          {view.total > 0 && <span>{words.count(view.total)}</span>}
          <Like subject={conversation.page} />
        </p>
      )}
      <SignInToLike subject={conversation.page} />
    </header>
  );
}

/** The form and Sign Out for a signed-in reader, Sign in for everyone else, and an outline until it is known which. */
function Account() {
  const { backend, isAuth, missingCode } = useConversation().state;
  return (
    <div className={styles.account}>
      {missingCode && (
        <div className={styles.signIn} role="alert">
          <p>{missingCode === 'form' ? words.formFailed : words.areaFailed}</p>
          {/* A browser may remember a failed import. */}
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </div>
      )}
      {!backend && !missingCode && (
        <>
          <noscript>
            <p className={styles.hint}>{words.noScript}</p>
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
  const me = state.isConfirmed ? state.reader : null;
  const mailsReplies = state.reader?.mailsReplies;
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
      {writer && state.reader ? (
        <writer.NewComment />
      ) : (
        !state.missingCode && <div className={styles.formOutline} />
      )}
      <p className={styles.signOut}>
        {me && (
          <>
            <span className={styles.reader}>
              {words.signedInAs} <bdi translate="no">{visibleName(me.displayName)}</bdi>
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
      {replyMails && mailsReplies !== undefined && (
        <div className={styles.mails}>
          {writer && me && <writer.ReplyMails key={me.uid} port={replyMails} isOn={mailsReplies} />}
        </div>
      )}
    </>
  );
}

function SignedOut() {
  const { conversation, state } = useConversation();
  const area = useRef<HTMLDivElement>(null);
  // Another tab may sign in.
  useNextFocus(area, 'box new');
  const button = useFocusTarget<HTMLButtonElement>('sign-in');
  const isGoogleOnly = state.backend?.reader.providers.join() === 'google';
  const hasText = conversation.store.keys(draftPrefix).length + state.unsent.length > 0;
  return (
    <div ref={area} className={styles.signIn}>
      <p className={styles.invitation}>{isGoogleOnly ? words.invitation : words.invitationToAll}</p>
      {state.reader && (
        <p aria-live="polite" className={styles.hint}>
          {hasText ? `${words.signedOut} ${words.textIsKept}` : words.signedOut}
        </p>
      )}
      <SignInButtons ref={button} tone="accent" />
    </div>
  );
}

/** Says that the connection is lost, that a linked comment is missing, and that others have written. */
function Notices({ view }: { readonly view: View }) {
  const { conversation, state } = useConversation();
  const count = view.unreadCount;
  return (
    <>
      {state.isOffline && view.threads.length > 0 && (
        <p className={styles.connection} role="alert">
          <Icon name="offline" />
          {words.offline}
        </p>
      )}
      {state.linked?.status === 'missing' && <Tombstone role="alert" text={words.linkedIsMissing} />}
      <div className={styles.unread}>
        <p aria-live="polite" className="hidden-visually">
          {count > 0 && `${words.unread(count)}.`}
        </p>
        {count > 0 && (
          <Button onClick={() => showUnread(conversation)} className={styles.unreadButton}>
            <Icon name="arrow-down" />
            <span>{words.showUnread(count)}</span>
          </Button>
        )}
      </div>
    </>
  );
}

function List({ view }: { readonly view: View }) {
  const { hasLoaded, isOffline, list } = useConversation().state;
  const isEmpty = view.threads.length + view.detached.length + view.unreadCount === 0 && !list.next;
  return (
    <div className={styles.list}>
      <Threads threads={view.threads} />
      {list.next && <MoreButton of="older">{words.showMore}</MoreButton>}
      <Threads threads={view.detached} />
      {isEmpty && isOffline && (
        <div className={`${styles.empty} ${styles.late}`}>
          <Sketch svg={noConnection} />
          <p>{words.unreachable}</p>
          <p className={styles.hint}>{words.unreachableHint}</p>
        </div>
      )}
      {isEmpty && hasLoaded && !isOffline && (
        <div className={styles.empty}>
          <Sketch svg={noComments} />
          <p>{words.noneYet}</p>
        </div>
      )}
      {!isOffline && !hasLoaded && list.total === 0 && (
        <div className={styles.outlines}>
          <p className="hidden-visually">{words.loading}</p>
          {[1, 2, 3].map((line) => (
            <div key={line} className={styles.outline} />
          ))}
        </div>
      )}
    </div>
  );
}

function Sketch({ svg }: { readonly svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours.
  return <div className={styles.emptyDrawing} dangerouslySetInnerHTML={{ __html: svg }} />;
}
