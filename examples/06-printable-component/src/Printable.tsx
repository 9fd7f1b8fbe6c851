import { type ReactNode, useRef } from 'react';
import {
  type UseReactToPrintOptions,
  useReactToPrint,
} from 'react-to-print';
import { sheetStyle } from './sheet-style.ts';

interface Props extends Omit<UseReactToPrintOptions, 'contentRef'> {
  readonly children: ReactNode;
}

/** What is inside can be printed, and nothing around it. */
export function Printable({ children, ...options }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const print = useReactToPrint({
    contentRef: sheet,
    pageStyle: sheetStyle,
    ...options,
  });

  return (
    <>
      <div ref={sheet}>{children}</div>
      <button type="button" onClick={print}>
        Print this out
      </button>
    </>
  );
}
