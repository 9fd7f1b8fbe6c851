import { useEffect, useRef } from 'react';

/**
 * The page takes the focus when the button or link that had it is removed.
 * Otherwise, the Tab key would start again at the top.
 */
export function useFocusKept<Kind extends HTMLElement>() {
  const page = useRef<Kind>(null);
  useEffect(() => {
    const program = page.current?.parentElement;
    if (program == null) return;
    let focused: Node | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Node ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body)
        page.current?.focus({ preventScroll: true });
    });
    program.addEventListener('focusin', remember);
    observer.observe(program, { childList: true, subtree: true });
    return () => {
      program.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return page;
}
