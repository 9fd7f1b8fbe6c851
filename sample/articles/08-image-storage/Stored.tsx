import styles from './Demo.module.css';
import { sizeOf } from './facts.ts';

/** The bucket, which is not always what the list shows. */
export function Stored({ bucket }: { readonly bucket: ReadonlyMap<string, Blob> }) {
  return (
    <table className={styles.table}>
      <caption>What is in the bucket</caption>
      <thead>
        <tr>
          <th scope="col">users/you/images/</th>
          <th scope="col">type</th>
          <th scope="col">size</th>
        </tr>
      </thead>
      <tbody>
        {bucket.size === 0 && (
          <tr>
            <td colSpan={3}>nothing</td>
          </tr>
        )}
        {[...bucket].map(([name, blob]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{blob.type}</td>
            <td>{sizeOf(blob)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
