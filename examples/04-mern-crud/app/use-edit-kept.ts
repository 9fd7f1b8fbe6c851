import { type RefObject, useEffect } from 'react';
import { remembered } from '../../shell/use-tab-text.ts';
import { fieldsIn, keepWhileHidden } from '../../shell/use-typing-kept.ts';

const key = 'app:task-manager:edited';

/** Cards that are being edited are open again after a reload of this tab. */
export function useEditKept(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = remembered(key).split('\0');
    // Of each card: the title before the edit, then the two fields.
    for (let at = 0; at + 2 < kept.length; at += 3) {
      const [before, ...typed] = kept.slice(at, at + 3);
      const edit = board.current?.querySelector<HTMLElement>(
        `[aria-label="${CSS.escape(`Edit ${before}`)}"]`,
      );
      const card = edit?.closest('li');
      edit?.click();
      setTimeout(() => {
        for (const [index, field] of fieldsIn(card).entries())
          field.value = typed[index] ?? '';
      });
    }
    return keepWhileHidden(key, () =>
      Array.from(board.current?.querySelectorAll('li form') ?? []).flatMap(
        (form) => {
          const fields = fieldsIn(form);
          const before = fields[0]?.defaultValue ?? '';
          return [before, ...fields.map(({ value }) => value)];
        },
      ),
    );
  }, [board]);
}
