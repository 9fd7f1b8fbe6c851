import { useRef } from 'react';
import { useReactToPrint } from 'react-to-print';

export function Letter() {
  const contentRef = useRef<HTMLDivElement>(null);
  const print = useReactToPrint({ contentRef });
  return (
    <>
      <div ref={contentRef}>Dear Ida, the puppies are on their way.</div>
      <button type="button" onClick={print}>
        Print the letter
      </button>
    </>
  );
}
