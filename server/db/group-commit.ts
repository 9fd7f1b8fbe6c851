import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './query.ts';

interface Write {
  /** Does the work, and returns what keeps its promise. */
  readonly run: () => () => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Group commit: a commit waits for the disk, so what is written in one turn of the event loop waits for it once. The promise of a write is
 * kept when it is on the disk. A write that throws is not stored, and the others are: each is done again, so its work changes the
 * database alone.
 */
export function groupCommit(db: DatabaseSync) {
  let waiting: Write[] = [];

  const commit = () => {
    const writes = waiting;
    waiting = [];
    try {
      for (const done of inTransaction(db, () => writes.map(({ run }) => run()))) done();
    } catch {
      for (const { run, refuse } of writes) {
        try {
          inTransaction(db, run)();
        } catch (error) {
          refuse(error);
        }
      }
    }
  };

  return <Value>(work: () => Value) =>
    new Promise<Value>((resolve, refuse) => {
      const run = () => {
        const value = work();
        return () => resolve(value);
      };
      if (waiting.push({ run, refuse }) === 1) setImmediate(commit);
    });
}
