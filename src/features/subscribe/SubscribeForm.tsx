import type { ReactNode } from 'react';
import type { SiteConfig } from '#site/config.ts';
import { Fields } from './Fields.tsx';
import { formAddress } from './list-address.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './Subscribe.module.css';
import { useSubscription } from './use-subscription.ts';

interface SubscribeFormProps {
  readonly list: SiteConfig['list'];
  /** letterbox.svg: its letter goes into the box once the reader has subscribed. */
  readonly children?: ReactNode;
}

/** The page to join the email list. */
export function SubscribeForm({ list, children }: SubscribeFormProps) {
  const { form, heading, status, invalid, submit, changed } = useSubscription('full', list);
  const isDone = status?.kind === 'success';
  return (
    <form
      ref={form}
      className={styles.card}
      aria-label="Subscribe"
      action={formAddress(list)}
      method="post"
      onInput={changed}
      onSubmit={submit}
      data-sent={isDone}
    >
      {children}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {isDone ? 'Success!' : 'Join my email list for future updates!'}
        </h1>
        {!isDone && (
          <Fields kind="full" list={list} invalid={invalid} isSending={status?.kind === 'sending'} />
        )}
        <StatusLine status={status} />
        {isDone && (
          <p>
            Until then, <a href="/#blogposts">the tutorials</a> that are here already.
          </p>
        )}
      </div>
    </form>
  );
}
