import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { hasVisibleCharacter, maxBodyLength } from '../model.ts';
import styles from './Composer.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';

interface Props {
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
}

/** A text box whose text is a draft, with its buttons. It never throws text away by itself. */
export function Composer({ slot, label, action, isClosable, children, onSubmit, onCancel }: Props) {
  const { drafts, store } = useConversation().c.connected;
  const text = useSyncExternalStore(store.watch, () => drafts.text(slot));
  const left = maxBodyLength - text.trim().length;
  const isSendable = hasVisibleCharacter(text) && left >= 0;
  /** How many are left, in steps: a screen reader that said each would be a torrent. */
  const step = [10, 100, 500].find((each) => left <= each);
  const id = useId();
  const box = useFocusTarget<HTMLTextAreaElement>(`box ${slot}`);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSendable) onSubmit(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    const isUntouched = text === (drafts.read(slot)?.original ?? '');
    if (event.key === 'Escape' && isUntouched) onCancel();
  };

  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <textarea
        ref={box}
        className={styles.box}
        rows={3}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        aria-describedby={step ? id : undefined}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => drafts.write(slot, event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      {text !== '' && store.isVolatile() && (
        <p role="status" className={styles.problem}>
          {words.notKept}
        </p>
      )}
      <p role="status" className="hidden-visually">
        {left < 0 ? words.tooLong : step && words.atMostLeft(step)}
      </p>
      <div className={styles.buttons}>
        {step && (
          <p id={id} className={styles.counter}>
            {left < 0 ? words.charactersTooMany(-left) : words.charactersLeft(left)}
          </p>
        )}
        {(text !== '' || isClosable) && <Button onClick={onCancel}>{words.cancel}</Button>}
        <Button type="submit" tone="accent" disabled={!isSendable}>
          {action}
        </Button>
      </div>
    </form>
  );
}
