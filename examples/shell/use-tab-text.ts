import { useState } from 'react';

/** A text kept for this tab alone: a reload has it again, another tab doesn't. */
export function useTabText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => remembered(key));
  function change(next: string) {
    setText(next);
    keepTabText(key, next);
  }
  return [text, change];
}

export function keepTabText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Where storage is forbidden or full, a reload begins anew.
  }
}

export function remembered(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
