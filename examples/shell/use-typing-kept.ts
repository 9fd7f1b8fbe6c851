import { type RefObject, useEffect, useRef } from 'react';
import { keepTabText, remembered } from './use-tab-text.ts';

const fieldsIn = (element: HTMLElement | null) =>
  element?.querySelector('form')?.querySelectorAll<HTMLTextAreaElement>('[type=text], textarea') ?? [];

/** What is typed in the first form of an element is in it again after a reload of this tab. */
export function useTypingKept<Kind extends HTMLElement>(key: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const typed = remembered(key);
    if (typed !== '')
      fieldsIn(element.current).forEach((field, index) => {
        // Unlike an assignment to `value`, React notices it.
        field.setRangeText(typed.split('\0')[index] ?? '', 0, field.value.length);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    // Forgotten while the tab is looked at, so that Start over doesn't bring it back.
    const keep = () =>
      keepTabText(
        key,
        document.hidden ? Array.from(fieldsIn(element.current), ({ value }) => value).join('\0') : '',
      );
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [key]);
  return element;
}
