import styles from './Invoice.module.css';

const lines = [
  { what: 'Two puppies, to color', price: 12 },
  { what: 'One ball, amber', price: 5 },
];

export function Invoice() {
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  return (
    <div className={styles.invoice}>
      <p className={styles.title}>Invoice 7</p>
      <table>
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
    </div>
  );
}
