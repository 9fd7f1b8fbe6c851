import { useRef } from 'react';
import styles from './Ranking.module.css';
import type { Method } from './ranking.ts';
import type { Order } from './use-order.ts';

const methods: readonly { readonly method: Method; readonly name: string; readonly says: string }[] = [
  {
    method: 'wilson',
    name: 'Wilson score',
    says: 'How sure the votes make us: 9 of 10 beats 2 of 2, and 60 of 100.',
  },
  { method: 'difference', name: 'Difference', says: 'Upvotes minus downvotes, so many lukewarm votes win.' },
];

/** How the list is ranked, and the button that ranks it again. The list never moves by itself. */
export function Ranking({ order }: { readonly order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1}>
          Ranking
        </h2>
        <fieldset className={styles.methods}>
          <legend>Ranked by</legend>
          {methods.map(({ method, name }) => (
            <label key={method}>
              <input
                type="radio"
                name="method"
                checked={order.method === method}
                onChange={() => order.choose(method)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <p className={styles.note}>{methods.find(({ method }) => method === order.method)?.says}</p>
      </div>
      <div className={styles.update} data-needed={order.moved > 0}>
        <span>{order.moved > 0 ? `${order.moved} ideas moved` : 'The list is in this order.'}</span>
        <button
          type="button"
          onClick={() => {
            order.update();
            // The button is hidden after that.
            heading.current?.focus();
          }}
        >
          Update the ranking
        </button>
      </div>
    </>
  );
}
