import type { Task } from '../../../examples/04-mern-crud/shared/task.ts';
import styles from './Demo.module.css';

/** The documents as the collection has them, which is not always what a board shows. */
export function Stored({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    // biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group.
    <div className={styles.stored} role="group" tabIndex={0} aria-label="Stored documents">
      <table>
        <caption>What is stored</caption>
        <thead>
          <tr>
            <th scope="col">_id</th>
            <th scope="col">title</th>
            <th scope="col">progress</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ id, title, progress }) => (
            <tr key={id}>
              <td>{id.slice(0, 4)}…</td>
              <td>{title}</td>
              <td>{progress}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
