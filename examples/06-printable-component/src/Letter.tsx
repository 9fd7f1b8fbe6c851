import { useRef } from 'react';
import { useReactToPrint } from 'react-to-print';

export function Letter() {
  // #region usage
  const letter = useRef<HTMLParagraphElement>(null);
  const print = useReactToPrint({ contentRef: letter });
  return (
    <>
      <p ref={letter}>Dear Ida, the puppies are on their way.</p>
      <button type="button" onClick={print}>
        Print the letter
      </button>
    </>
  );
  // #endregion usage
}
