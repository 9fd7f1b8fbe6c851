import { useEffect, useState } from 'react';
import type { Picture } from '../../../examples/08-image-storage/src/picture.ts';
import styles from './Demo.module.css';
import { type Facts, factsOf } from './facts.ts';

/** A file before it was redrawn, and after. */
export function Comparison({ picture: { file, copy } }: { readonly picture: Picture }) {
  const [facts, setFacts] = useState<readonly [Facts, Facts]>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all([factsOf(file), factsOf(copy)]).then(
      (both) => isCurrent && setFacts(both),
      (error: unknown) => console.warn(`${file.name} can't be compared:`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, copy]);
  if (facts === undefined) return null;
  const [before, after] = facts;
  return (
    <table className={styles.table}>
      <caption>The file and its copy</caption>
      <thead>
        <tr>
          <th scope="col">Picture</th>
          <th scope="col">file</th>
          <th scope="col">copy</th>
        </tr>
      </thead>
      <tbody>
        <Row name="Size" before={before.size} after={after.size} />
        <Row name="Pixels" before={before.pixels} after={after.pixels} />
        <Row name="Exif data, such as the place" before={before.exif} after={after.exif} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function Row({ name, before, after }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  );
}
