import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Invoice } from './Invoice.tsx';
import { lines, total } from './lines.ts';
import { Printable } from './Printable.tsx';
import { numbered, sheetStyle } from './sheet-style.ts';

/** The screen shows the first lines of the invoice; paper gets them all. */
export function InvoicePage() {
  // #region whole
  const [isWhole, setWhole] = useState(false);
  return (
    <Printable
      label="Print the invoice"
      documentTitle={() => `Invoice 7, ${new Date().getFullYear()}`}
      pageStyle={numbered + sheetStyle}
      onBeforePrint={async () => flushSync(() => setWhole(true))}
      onAfterPrint={() => setWhole(false)}
    >
      <Invoice lines={isWhole ? lines : lines.slice(0, 3)} total={total} />
    </Printable>
  );
  // #endregion whole
}
