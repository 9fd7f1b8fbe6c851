import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

type Parameter = SQLInputValue | Readonly<Record<string, SQLInputValue>>;

interface Query<Row> {
  all(...parameters: Parameter[]): readonly Row[];
  get(...parameters: Parameter[]): Row | undefined;
}

/** Prepares a statement that answers with rows. They are not parsed again: only parsed values are written, into STRICT tables. */
export function query<Row>(db: DatabaseSync, sql: string): Query<Row> {
  // SQLite can't know the type that the caller names.
  return db.prepare(sql) as unknown as Query<Row>;
}

/** Prepares a statement that selects one `count`, as a function of its parameters. */
export function counter(db: DatabaseSync, sql: string): (...parameters: Parameter[]) => number {
  const statement = query<{ readonly count: number }>(db, sql);
  return (...parameters) => statement.get(...parameters)?.count ?? 0;
}

/** Does all of the work, or nothing of it if it throws. Inside another transaction the work is a part of that one. */
export function inTransaction<Value>(db: DatabaseSync, work: () => Value): Value {
  if (db.isTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // SQLite may have done so itself, for example when the disk is full.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
