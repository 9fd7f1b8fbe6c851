import { type RefObject, useEffect, useRef } from 'react';
import { keepTabText, remembered } from './use-tab-text.ts';

const fieldsIn = (element: HTMLElement | null) =>
  element?.querySelector('form')?.querySelectorAll<HTMLTextAreaElement>('[type=text], textarea') ?? [];

/** What is typed in the first form of an element is in it again after a reload of this tab. */
export function useTypingKept(key: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const typed = remembered(key).split('\0');
    fieldsIn(element.current).forEach((field, index) => {
      if (field.value !== '') return;
      // Unlike an assignment to `value`, React notices it.
      field.setRangeText(typed[index] ?? '');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const keep = () =>
      keepTabText(key, Array.from(fieldsIn(element.current), ({ value }) => value).join('\0'));
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [key]);
  return element;
}
