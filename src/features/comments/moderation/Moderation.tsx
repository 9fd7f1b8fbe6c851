import { useEffect, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { moderation as words } from '#language';
import { type BackendConfig, selectBackend } from '../adapters/select.ts';
import { signInMessage } from '../messages.ts';
import type { Reader } from '../model.ts';
import type { Backend, ModerationPort, SignInRefusal } from '../port.ts';
import styles from './Moderation.module.css';
import { ModerationArea } from './ModerationArea.tsx';

interface Props {
  readonly backend: BackendConfig;
  /** What each article is called, by its path. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The page for moderation. It has nothing for anybody but the site's owner: the backend decides who that is. */
export function Moderation({ backend: config, titles }: Props) {
  const [backend, setBackend] = useState<Backend | null>(null);
  const [reader, setReader] = useState<Reader | null | undefined>();
  /** Loaded only for the owner. */
  const [port, setPort] = useState<ModerationPort | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOwner = reader?.isOwner === true;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    selectBackend(config).then(
      (loaded) => {
        if (isLeft) return;
        setBackend(loaded);
        stop = loaded.reader.watch(setReader);
      },
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [config]);
  useEffect(() => {
    if (isOwner) backend?.moderation().then(setPort, () => setFailed(true));
  }, [backend, isOwner]);

  if (hasFailed) return <p role="alert">{words.unreachable}</p>;
  if (!backend || reader === undefined)
    return (
      <>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <p className={styles.loading}>{words.loading}</p>
      </>
    );
  if (!reader) return <SignIn backend={backend} text={words.signInAs} action={words.signIn} />;
  if (!isOwner) return <SignIn backend={backend} text={words.forOwner} action={words.otherAccount} />;
  if (!port) return <p>{words.loading}</p>;
  return <ModerationArea {...{ port, reader, titles }} comments={backend.comments} />;
}

interface SignInProps {
  readonly backend: Backend;
  readonly text: string;
  readonly action: string;
}

function SignIn({ backend, text, action }: SignInProps) {
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const onClick = async () => {
    setRefusal(null);
    const outcome = await backend.signInAsOwner();
    if (!outcome.ok) setRefusal(outcome.problem);
  };
  return (
    <div className={styles.gate}>
      <p role="status">{text}</p>
      <Button tone="accent" onClick={onClick}>
        {action}
      </Button>
      {refusal && (
        <p role="alert" className={styles.problem}>
          {signInMessage(refusal)}
        </p>
      )}
    </div>
  );
}
