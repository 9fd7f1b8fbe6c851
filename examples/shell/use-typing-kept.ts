import { type RefObject, useEffect, useRef } from 'react';
import { keepTabText, remembered } from './use-tab-text.ts';

const fieldsIn = (form: Element | null | undefined) =>
  form?.querySelectorAll<HTMLTextAreaElement>('[type=text], textarea') ?? [];

/**
 * What is typed in the forms of an element is in them again after a reload of this tab. A form that takes the place of a
 * list item is opened by the item's Edit button. If that item is gone, its text is in the first form.
 */
export function useTypingKept(key: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const kept of remembered(key).split('\x01')) {
      const [id = '', ...typed] = kept.split('\0');
      const item = document.getElementById(id);
      item?.querySelector<HTMLElement>('[aria-label^=Edit]')?.click();
      // After React has shown the form.
      setTimeout(() => fill((item ?? element.current)?.querySelector('form'), typed));
    }
    const formsNow = () =>
      Array.from(element.current?.querySelectorAll('form') ?? [], (form) =>
        [form.closest('li')?.id, ...Array.from(fieldsIn(form), ({ value }) => value)].join('\0'),
      ).join('\x01');
    const keep = () => keepTabText(key, document.hidden ? formsNow() : '');
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [key]);
  return element;
}

function fill(form: Element | null | undefined, typed: readonly string[]): void {
  fieldsIn(form).forEach((field, index) => {
    if (field.value !== field.defaultValue) return;
    // Unlike an assignment to `value`, React notices it.
    field.setRangeText(typed[index] ?? field.value, 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
