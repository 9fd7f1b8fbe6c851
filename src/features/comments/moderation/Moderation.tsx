import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { comments as commentWords, moderation as words } from '#language';
import { type BackendConfig, selectBackend } from '../adapters/select.ts';
import { connectOutbox } from '../conversation/connect.ts';
import { Conversation } from '../conversation/conversation.ts';
import { pagePathSchema } from '../model.ts';
import type { Backend } from '../port.ts';
import { ConversationProvider, useFocusTarget, useNextFocus } from '../ui/conversation-context.ts';
import { SignInButtons } from '../ui/Session.tsx';
import styles from './Moderation.module.css';

interface Props {
  readonly backend: BackendConfig;
  /** What each article is called, by its path. */
  readonly titles: Readonly<Record<string, string>>;
  /** More for the owner, below. */
  readonly children?: ReactNode;
}

const page = pagePathSchema.parse('/moderation');

/** The page for moderation, for the owner alone: the backend decides who that is. Its conversation only keeps and sends deletions. */
export function Moderation({ backend: config, titles, children }: Props) {
  const [conversation] = useState(() => new Conversation({ page }));
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
  /** Loaded only for the owner. */
  const [owners, setOwners] = useState<Awaited<ReturnType<typeof loadOwners>> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { backend, isAuth, isConfirmed, reader } = state;
  const isOwner = isConfirmed && reader?.isOwner === true;
  useEffect(() => {
    const connected = selectBackend(config).then(
      (loaded) => connectOutbox(conversation, loaded),
      () => setFailed(true),
    );
    return () => void connected.then((stop) => stop?.());
  }, [conversation, config]);
  useEffect(() => {
    if (isOwner && backend) loadOwners(backend).then(setOwners, () => setFailed(true));
  }, [backend, isOwner]);

  const content = () => {
    if (hasFailed) return <p role="alert">{document.body.dataset.failedPart}</p>;
    // The flag is gone when a request has found that the session has ended.
    if (backend && !isAuth) return <SignIn text={words.signInAs} />;
    if (isConfirmed && !isOwner) return <SignIn text={words.forOwner} action={words.otherAccount} />;
    if (!isConfirmed || !owners)
      return (
        <>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
          <p className={styles.loading}>{commentWords.loadingMore}</p>
        </>
      );
    return (
      <>
        <owners.ModerationArea titles={titles} port={owners.port} />
        {children}
      </>
    );
  };
  return (
    <ConversationProvider value={{ conversation, state, writer: null }}>{content()}</ConversationProvider>
  );
}

async function loadOwners(backend: Backend) {
  const [port, { ModerationArea }] = await Promise.all([
    backend.moderation(),
    import('./ModerationArea.tsx'),
  ]);
  return { port, ModerationArea };
}

function SignIn({ text, action }: { readonly text: string; readonly action?: string }) {
  const button = useFocusTarget<HTMLButtonElement>('sign-in');
  useNextFocus(button, 'heading');
  return (
    <div className={styles.gate}>
      <p aria-live="polite">{text}</p>
      <SignInButtons ref={button} tone="accent" asOwner action={action} />
    </div>
  );
}
