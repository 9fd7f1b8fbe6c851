import { useEffect, useState } from 'react';
import { Program } from '#design/demo/Program.tsx';

/** The article's sample, running: the markup of its index.html, and its own page.js. */
export function BillSplitter() {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    import('./bill-splitter/page.js').then(() => setRunning(true), console.warn);
  }, []);
  return (
    <Program bar="Bill splitter" role="region" aria-label="Demo: the bill splitter">
      <form id="order">
        <label>
          Name <input name="name" required autoComplete="off" />
        </label>
        <label>
          Amount <input name="amount" type="number" min="0" max="99999" step="0.01" required />
        </label>
        <button type="submit" disabled={!isRunning}>
          Save
        </button>
      </form>
      <ul id="shares" tabIndex={-1} />
      <p>With a 15% tip</p>
    </Program>
  );
}
