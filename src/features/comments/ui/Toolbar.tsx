import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { insertionOf, type Mark } from '#features/comments/markdown/marks.ts';
import { comments as words } from '#language';

const marks: readonly Mark[] = ['bold', 'italics', 'code', 'link', 'quote', 'list'];

/** Buttons that insert marks at the selection of a text box. They are one stop for Tab; the arrow keys go from one to the next. */
export function Toolbar({ box }: { readonly box: RefObject<HTMLTextAreaElement | null> }) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = marks.length - 1;
    const ahead = document.dir === 'rtl' ? -1 : 1;
    const next = { ArrowRight: current + ahead, ArrowLeft: current - ahead, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + marks.length) % marks.length;
    setCurrent(at);
    const button = event.currentTarget.children[at];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={words.formatting}
      className="formatting-tools"
      onKeyDown={onKeyDown}
      // The box keeps the focus, so that a phone's keyboard stays.
      onMouseDown={(event) => event.preventDefault()}
    >
      {marks.map((mark, i) => (
        <Button
          key={mark}
          className="formatting-mark"
          data-mark={mark}
          tabIndex={i === current ? 0 : -1}
          aria-label={words[mark]}
          title={words[mark]}
          onFocus={() => setCurrent(i)}
          onClick={() => box.current && toggleMark(box.current, mark)}
        >
          <Icon name={mark} />
        </Button>
      ))}
    </div>
  );
}

/** Marks that every editor has on a key, with Ctrl or Cmd. */
export const markOfKey: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italics' };

/** Puts a mark at the selection of a text box, or takes it away. */
export function toggleMark(box: HTMLTextAreaElement, mark: Mark): void {
  const { from, to, inserted, selection } = insertionOf(
    mark,
    box.value,
    box.selectionStart,
    box.selectionEnd,
  );
  box.focus();
  box.setSelectionRange(from, to);
  // The only way that Ctrl+Z can undo. Where it is missing, the text is changed, and the box says so as if it had been typed.
  if (!document.execCommand?.(inserted ? 'insertText' : 'delete', false, inserted)) {
    box.setRangeText(inserted);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(from + selection[0], from + selection[1]);
}
