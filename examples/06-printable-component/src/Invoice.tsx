import styles from './Invoice.module.css';

export interface Line {
  readonly what: string;
  readonly price: number;
}

interface Props {
  /** The lines to show. */
  readonly lines: readonly Line[];
  readonly total: number;
}

export function Invoice({ lines, total }: Props) {
  return (
    <div className={styles.invoice}>
      <p className={styles.title}>Invoice 7</p>
      <p className={styles.onPaper}>
        Please pay within 14 days. Thank you for your order.
      </p>
      {/* #region table */}
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, price }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>${price}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td>${total}</td>
          </tr>
        </tbody>
      </table>
      {/* #endregion table */}
    </div>
  );
}
