import type { Comment } from '../../../examples/05-comment-section/src/comment.ts';
import styles from './Demo.module.css';

/** The documents as the database has them. */
export function Stored({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    // biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group.
    <div className={styles.stored} role="group" tabIndex={0} aria-label="Stored documents">
      <table>
        <caption>What is stored</caption>
        <thead>
          <tr>
            <th scope="col">id</th>
            <th scope="col">body</th>
            <th scope="col">parentId</th>
            <th scope="col">userId</th>
            <th scope="col">username</th>
          </tr>
        </thead>
        <tbody>
          {comments.map(({ id, body, parentId, userId, username }) => (
            <tr key={id}>
              <td>{id}</td>
              <td className={styles.text}>{body}</td>
              <td>{parentId ?? 'null'}</td>
              <td>{userId}</td>
              <td>{username}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
