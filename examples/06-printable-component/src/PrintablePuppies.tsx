// #region component
import { useRef } from 'react';
import { useReactToPrint } from 'react-to-print';
import puppies from './puppies.svg?url';
import { sheetStyle } from './sheet-style.ts';

export function PrintablePuppies() {
  const sheet = useRef<HTMLElement>(null);
  const print = useReactToPrint({
    contentRef: sheet,
    documentTitle: 'Two puppies',
    pageStyle: sheetStyle,
    // The page's own styles stay behind.
    ignoreGlobalStyles: true,
  });

  return (
    <>
      <figure ref={sheet}>
        <img
          src={puppies}
          width={600}
          height={800}
          alt="Two puppies sitting behind a ball"
        />
      </figure>
      <button type="button" onClick={print}>
        Print this out
      </button>
    </>
  );
}
// #endregion component
