import styles from './Demo.module.css';
import { samples } from './samples.ts';

/** What the samples would show, where no script runs. */
export function SampleTable() {
  return (
    <table className={`${styles.table} ${styles.plain}`}>
      <caption>Five files and what they are</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {samples.map(({ name, really }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{really}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
