import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { viewOf } from '../conversation/selectors.ts';
import type { Connected } from '../effects.ts';
import { commentCount } from '../messages.ts';
import type { Connection, Conversation } from '../open-conversation.ts';
import { Account } from './Account.tsx';
import styles from './CommentArea.module.css';
import { CommentList } from './CommentList.tsx';
import {
  ConversationProvider,
  type InConversation,
  useConversation,
  useFocusTarget,
} from './conversation-context.ts';
import { Unreachable } from './placeholders.tsx';
import { useInView } from './use-in-view.ts';

interface Props {
  readonly conversation: Conversation;
  /** Null while the backend's code is on its way. */
  readonly connected: Connected | 'failed' | null;
  readonly pagesPath?: string | null;
}

/** The whole area: the heading, who is here, the form for those who may write, and what has been written. */
export function CommentArea({ conversation, connected, pagesPath = null }: Props) {
  const section = useRef<HTMLElement>(null);
  const { read, subscribe, dispatch } = conversation;
  const state = useSyncExternalStore(subscribe, read, read);
  const view = useMemo(() => viewOf(state), [state]);
  const [connection, setConnection] = useState<Connection | null>(null);
  useLayoutEffect(() => {
    if (!connected || connected === 'failed') return;
    const opened = conversation.connect(connected);
    setConnection(opened);
    return () => {
      opened.stop();
      setConnection(null);
    };
  }, [conversation, connected]);
  const writer = useWriter(state.isAuth || state.outbox.entries.length > 0);
  const isReading = useInView(section);
  useEffect(() => dispatch({ type: 'visibility-changed', isReading }), [dispatch, isReading]);

  const loaded = writer === 'failed' ? null : writer;
  const shared: InConversation = { state, view, dispatch, connection, writer: loaded, pagesPath };
  return (
    <ConversationProvider value={shared}>
      <section ref={section} className={styles.area} aria-labelledby="comments-heading" data-comments>
        <Heading />
        {connected === 'failed' && <Unreachable what="The comments" />}
        {writer === 'failed' && <Unreachable what="The form" />}
        {(connected !== 'failed' || state.hasLoaded) && (
          <>
            <Account section={section} />
            <CommentList />
          </>
        )}
        <p role="status" className="hidden-visually">
          {state.message}
        </p>
      </section>
    </ConversationProvider>
  );
}

function Heading() {
  const { state, view } = useConversation();
  const heading = useFocusTarget<HTMLHeadingElement>({ kind: 'heading' });
  return (
    <header className={styles.header}>
      <h2 ref={heading} id="comments-heading" tabIndex={-1}>
        Comments
      </h2>
      {state.hasLoaded && view.total > 0 && <p className={styles.count}>{commentCount(view.total)}</p>}
    </header>
  );
}

/** Loads what writing needs once somebody is signed in, or has something here that was not sent. */
function useWriter(isWanted: boolean): InConversation['writer'] | 'failed' {
  const [writer, setWriter] = useState<InConversation['writer'] | 'failed'>(null);
  useEffect(() => {
    if (!isWanted || writer) return;
    import('./writer.tsx').then(setWriter, () => setWriter('failed'));
  }, [isWanted, writer]);
  return writer;
}
