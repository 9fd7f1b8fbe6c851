import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { insertionOf, type Mark } from '#features/comments/markdown/marks.ts';
import { comments as words } from '#language';

const marks: readonly Mark[] = ['bold', 'italics', 'code', 'link', 'quote', 'list'];
/** What is drawn on a 20-unit square. */
const paths: Readonly<Record<Mark, string>> = {
  bold: 'M6 3.5h4.8a3.1 3.1 0 0 1 0 6.2H6zM6 9.7h5.6a3.4 3.4 0 0 1 0 6.8H6z',
  italics: 'M9 3.5h6M5 16.5h6M12 3.5l-4 13',
  code: 'M6.5 5.5 2.5 10l4 4.5M13.5 5.5l4 4.5-4 4.5',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6.2l3-3a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6-.2l-3 3a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2',
  quote: 'M3.5 3.5v13M8 6h9M8 10h9M8 14h5',
  list: 'M3.5 5h.01M3.5 10h.01M3.5 15h.01M8 5h9M8 10h9M8 15h9',
};

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
    <div role="toolbar" aria-label={words.formatting} className="formatting-tools" onKeyDown={onKeyDown}>
      {marks.map((mark, i) => (
        <Button
          key={mark}
          className="formatting-mark"
          tabIndex={i === current ? 0 : -1}
          aria-label={words[mark]}
          title={words[mark]}
          onFocus={() => setCurrent(i)}
          onClick={() => box.current && toggleMark(box.current, mark)}
        >
          <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" data-mark={mark}>
            <path d={paths[mark]} />
          </svg>
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
