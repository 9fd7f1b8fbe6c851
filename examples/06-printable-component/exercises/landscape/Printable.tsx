import { type ReactNode, useRef } from 'react';
import {
  type UseReactToPrintOptions,
  useReactToPrint,
} from 'react-to-print';
import { sheetStyle } from './sheet-style.ts';

interface Props extends Omit<UseReactToPrintOptions, 'contentRef'> {
  /** What the button says. */
  readonly label: string;
  readonly landscape?: boolean;
  readonly children: ReactNode;
}

/** What is inside can be printed, and nothing around it. */
export function Printable({
  label,
  landscape,
  children,
  ...options
}: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // #region style
  const pageStyle = landscape
    ? sheetStyle.replace('portrait', 'landscape')
    : sheetStyle;
  const print = useReactToPrint({
    contentRef: sheet,
    pageStyle,
    ...options,
    onAfterPrint() {
      // The hook has moved the focus into its frame, and removes that now.
      button.current?.focus();
      options.onAfterPrint?.();
    },
  });
  // #endregion style

  return (
    <>
      <div ref={sheet}>{children}</div>
      <button ref={button} type="button" onClick={print}>
        {label}
      </button>
    </>
  );
}
