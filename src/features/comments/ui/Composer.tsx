import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import type { Drafts } from '../drafts.ts';
import { hasVisibleCharacter, maxBodyLength } from '../model.ts';
import styles from './Composer.module.css';

import { useFocusTarget } from './conversation-context.ts';

/** From how many characters on it is said how many are left. */
const countFrom = 4500;
/** How many are left when that is also said aloud: at every key it would be a torrent. */
const announcedAt = [10, 100, maxBodyLength - countFrom];

/** A text box whose text is a draft, with its buttons. It never throws text away by itself. */
export function Composer({
  drafts,
  slot,
  label,
  action,
  isClosable = false,
  children,
  onSubmit,
  onCancel,
}: {
  readonly drafts: Drafts;
  readonly slot: string;
  readonly label: string;
  /** What the sending button says. */
  readonly action: string;
  /** Whether Cancel also closes a box that is empty. */
  readonly isClosable?: boolean;
  /** Words between the box and the buttons. */
  readonly children?: ReactNode;
  readonly onSubmit: (text: string) => void;
  readonly onCancel: () => void;
}) {
  const text = useSyncExternalStore(
    drafts.watch,
    () => drafts.text(slot),
    () => '',
  );
  const isVolatile = useSyncExternalStore(drafts.watch, drafts.isVolatile, () => false);
  const length = text.trim().length;
  const isSendable = hasVisibleCharacter(text) && length <= maxBodyLength;
  const isUntouched = text === '' || text === drafts.original(slot);
  const id = useId();
  const box = useFocusTarget<HTMLTextAreaElement>({ kind: 'box', slot });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSendable) onSubmit(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && isUntouched) onCancel();
  };

  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <label htmlFor={id} className="hidden-visually">
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={3}
        dir="auto"
        placeholder={label}
        value={text}
        aria-describedby={length >= countFrom ? `${id}-count` : undefined}
        aria-invalid={length > maxBodyLength || undefined}
        onChange={(event) => drafts.write(slot, event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      {isVolatile && text !== '' && (
        <p role="status" className={styles.problem}>
          This browser can’t keep your text. Post it before you close the page.
        </p>
      )}
      <p role="status" className="hidden-visually">
        {announcedLength(length)}
      </p>
      <div className={styles.buttons}>
        {length >= countFrom && (
          <p id={`${id}-count`} className={styles.counter}>
            {lengthMessage(length)}
          </p>
        )}
        {(text !== '' || isClosable) && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" tone="accent" disabled={!isSendable}>
          {action}
        </Button>
      </div>
    </form>
  );
}

function lengthMessage(length: number): string {
  const left = maxBodyLength - length;
  const count = Math.abs(left).toLocaleString();
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}

/** The same words from one step to the next, so that only a step is heard. */
function announcedLength(length: number): string {
  const left = maxBodyLength - length;
  if (left < 0) return 'Too many characters';
  const step = announcedAt.find((each) => left <= each);
  return step === undefined ? '' : `At most ${step} characters left`;
}
