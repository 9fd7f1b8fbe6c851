import { type RefObject, useEffect } from 'react';
import { keepTabText, remembered } from '../../shell/use-tab-text.ts';

const key = 'app:task-manager:edited';

const fieldsIn = (element: Element | null | undefined) =>
  Array.from(
    element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [],
  );

/** Cards that are being edited are open again after a reload of this tab. */
export function useEditKept(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Nothing but what `keep` stores is ever under this key.
    const edits: [string, string[]][] = JSON.parse(remembered(key) || '[]');
    for (const [title, typed] of edits) {
      const label = CSS.escape(`Edit ${title}`);
      const edit = board.current?.querySelector<HTMLElement>(
        `[aria-label="${label}"]`,
      );
      const card = edit?.closest('li');
      edit?.click();
      setTimeout(() => {
        for (const [index, field] of fieldsIn(card).entries())
          field.value = typed[index] ?? '';
      });
    }
    function keep() {
      const forms = board.current?.querySelectorAll('li form') ?? [];
      const open = Array.from(document.hidden ? forms : [], fieldsIn);
      const typed = open.map((fields) => [
        fields[0]?.defaultValue,
        fields.map(({ value }) => value),
      ]);
      keepTabText(key, JSON.stringify(typed));
    }
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [board]);
}
