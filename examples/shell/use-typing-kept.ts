import { type RefObject, useEffect, useRef } from 'react';
import { keepTabText, remembered } from './use-tab-text.ts';

export const fieldsIn = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll<HTMLTextAreaElement>('[type=text], textarea') ?? []);

/** What is typed in the first form of an element is in it again after a reload of this tab. */
export function useTypingKept<Kind extends HTMLElement>(key: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const fields = () => fieldsIn(element.current?.querySelector('form'));
    const typed = remembered(key);
    if (typed !== '')
      for (const [index, field] of fields().entries()) {
        // Unlike an assignment to `value`, React notices it.
        field.setRangeText(typed.split('\0')[index] ?? '', 0, field.value.length);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    return keepWhileHidden(key, () => fields().map(({ value }) => value));
  }, [key]);
  return element;
}

/** Keeps texts for a reload. They are forgotten while the tab is looked at, so that Start over doesn't bring them back. */
export function keepWhileHidden(key: string, texts: () => readonly string[]): () => void {
  const keep = () => keepTabText(key, document.hidden ? texts().join('\0') : '');
  keep();
  document.addEventListener('visibilitychange', keep);
  return () => document.removeEventListener('visibilitychange', keep);
}
