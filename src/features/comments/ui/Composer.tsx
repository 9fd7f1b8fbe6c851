import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useSyncExternalStore,
} from 'react';
import { Button } from '#design/ui/Button.tsx';
import { hasMarkdown } from '#features/comments/markdown/markdown-parser.ts';
import { comments as words } from '#language';
import { hasVisibleCharacter } from '#lib/visible-character.ts';
import { type Form, slotOf } from '../conversation/state.ts';
import { cancel, submit } from '../conversation/writing.ts';
import { maxBodyLength } from '../model.ts';
import { CommentBody } from './CommentBody.tsx';
import { useConversation, useFocusTarget, useNextFocus } from './conversation-context.ts';
import { markOfKey, Toolbar, toggleMark } from './Toolbar.tsx';

interface Props {
  /** Null for a new comment. */
  readonly form: Form | null;
  /** What is between the box and the buttons. */
  readonly children?: ReactNode;
}

const labels = { new: words.yourComment, reply: words.yourReply, edit: words.editYours };

/** A text box whose text is kept as a draft, with its buttons. */
export function Composer({ form, children }: Props) {
  const { conversation } = useConversation();
  const { drafts, store } = conversation;
  const slot = slotOf(form);
  const label = labels[form?.kind ?? 'new'];
  const text = useSyncExternalStore(store.watch, () => drafts.text(slot));
  const commentId = useSyncExternalStore(store.watch, () => drafts.read(slot)?.id);
  const left = maxBodyLength - text.trim().length;
  const isSendable = hasVisibleCharacter(text) && left >= 0;
  const id = useId();
  const boxId = useId();
  const box = useFocusTarget(`box ${slot}`, focusAtEnd);
  // Another tab may close an edit.
  useNextFocus(box, form ? `${form.kind} ${form.id}` : 'sign-in');

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSendable) submit(conversation, form, text, commentId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // 229: the key was for an input method. Safari ends the composition before it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // A keyboard with Hebrew or Cyrillic letters has no b, but the key where others have it.
    const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '');
    const mark = isCommand && !event.altKey && !event.shiftKey && markOfKey[letter.toLowerCase()];
    if (mark) {
      event.preventDefault();
      toggleMark(event.currentTarget, mark);
    }
    if (event.key === 'Enter' && isCommand) onSubmit(event);
    const isUntouched = text === (drafts.read(slot)?.original ?? '');
    if (event.key === 'Escape' && isUntouched) cancel(conversation, form);
  };
  const onCancel = () => {
    // As if it was typed, so that Ctrl+Z brings the text back.
    box.current?.select();
    box.current?.focus();
    document.execCommand?.('delete');
    cancel(conversation, form);
  };

  return (
    <form className="writer-form" onSubmit={onSubmit} noValidate>
      {/* Where the placeholder was, as soon as something is typed. */}
      <label htmlFor={boxId} className="writer-name">
        {label}
      </label>
      <Toolbar box={box} />
      <textarea
        ref={box}
        id={boxId}
        className="writer-box"
        rows={text === '' ? 1 : 7} // Without field-sizing: the outline of the form has room for one.
        // In an empty box, 'auto' would be the direction of English; with a megabyte, each key would take Chromium seconds.
        dir={text === '' || text.length > 10 * maxBodyLength ? undefined : 'auto'}
        placeholder={label}
        value={text}
        aria-describedby={stepOf(left) ? id : undefined}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => drafts.write(slot, event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      {text !== '' && store.isVolatile() && (
        <p role="alert" className="writer-problem">
          {words.notKept}
        </p>
      )}
      <Preview text={text} />
      <div className="writer-buttons">
        <CharactersLeft id={id} left={left} />
        {(text !== '' || form) && <Button onClick={onCancel}>{words.cancel}</Button>}
        <Button type="submit" tone="accent" disabled={!isSendable}>
          {form?.kind === 'edit' ? words.save : words.post}
        </Button>
      </div>
    </form>
  );
}

/** What a text will look like, as soon as it has more than plain words. */
function Preview({ text }: { readonly text: string }) {
  // Typing doesn't wait for the parser.
  const body = useDeferredValue(text).trim();
  if (!hasMarkdown(body)) return null;
  return (
    <section className="formatting-preview" aria-label={words.preview}>
      <p className="formatting-preview-name" aria-hidden="true">
        {words.preview}
      </p>
      <CommentBody body={body} />
    </section>
  );
}

/** Where typing goes on, with the buttons in sight. */
function focusAtEnd(box: HTMLTextAreaElement): void {
  box.focus();
  box.form?.scrollIntoView({ block: 'nearest' });
  box.setSelectionRange(box.value.length, box.value.length);
}

/** What is left is announced in steps, because a screen reader would never stop if it read every number. */
const stepOf = (left: number) => [10, 100, 500].find((step) => left <= step);

function CharactersLeft({ id, left }: { readonly id: string; readonly left: number }) {
  const step = stepOf(left);
  return (
    <>
      <p aria-live="polite" className="hidden-visually">
        {left < 0 ? words.tooLong : step && words.atMostLeft(step)}
      </p>
      {step ? (
        <p id={id} className="writer-counter">
          {left < 0 ? words.charactersTooMany(-left) : words.charactersLeft(left)}
        </p>
      ) : (
        <p className="formatting-help">{words.formatHelp}</p>
      )}
    </>
  );
}
