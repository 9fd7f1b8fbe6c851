import { type ReactNode, useEffect, useState } from 'react';
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
  const [hasFailed, setFailed] = useState(false);
  const [reader, setReader] = useState<Reader | null | undefined>();
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

  if (hasFailed) return <p role="alert">{words.unreachable}</p>;
  if (!backend || reader === undefined) return <p>{words.loading}</p>;
  if (!reader) return <SignIn backend={backend} text={words.signInAs} action={words.signIn} />;
  if (!reader.isOwner) return <SignIn backend={backend} text={words.forOwner} action={words.otherAccount} />;
  return (
    <WithPort backend={backend}>
      {(port) => <ModerationArea {...{ port, reader, titles }} comments={backend.comments} />}
    </WithPort>
  );
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

interface WithPortProps {
  readonly backend: Backend;
  readonly children: (port: ModerationPort) => ReactNode;
}

/** Loads what only the owner needs. */
function WithPort({ backend, children }: WithPortProps) {
  const [port, setPort] = useState<ModerationPort | 'failed' | null>(null);
  useEffect(() => {
    backend.moderation().then(setPort, () => setPort('failed'));
  }, [backend]);
  if (port === 'failed') return <p role="alert">{words.unreachable}</p>;
  return port ? children(port) : <p>{words.loading}</p>;
}
