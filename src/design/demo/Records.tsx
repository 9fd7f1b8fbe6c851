import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import styles from './Records.module.css';

interface RecordsProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each begins with the cell that names the row. */
  readonly rows: readonly (readonly string[])[];
  /** Screen readers announce new rows. */
  readonly isLog?: boolean;
}

/** A table of data: what is stored, or what has happened. */
export function Records({ caption, columns, rows, isLog = false }: RecordsProps) {
  return (
    <ScrollFrame name={caption} className={styles.records}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-live={isLog ? 'polite' : undefined}>
          {rows.map(([name = '', ...cells]) => (
            <tr key={[name, ...cells].join()}>
              <th scope="row" data-long={isLong(name)}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-long={isLong(cell)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** Long text needs some room beside the other columns. */
const isLong = (cell: string) => cell.length > 40 || undefined;
