import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './query.ts';

interface Write {
  /** Does the work, and returns a function that resolves its promise. */
  readonly run: () => () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: a commit waits for the disk, so all that is written in one turn of the event loop is committed together. A promise
 * resolves when its write is on the disk. If one of them throws, each is done again by itself, and that one alone is rejected. So work
 * must change nothing but the database.
 */
export function groupCommit(db: DatabaseSync) {
  let waiting: Write[] = [];

  const commit = () => {
    const writes = waiting;
    waiting = [];
    try {
      for (const done of inTransaction(db, () => writes.map(({ run }) => run()))) done();
    } catch {
      for (const { run, reject } of writes) {
        try {
          inTransaction(db, run)();
        } catch (error) {
          reject(error);
        }
      }
    }
  };

  return <Value>(work: () => Value) =>
    new Promise<Value>((resolve, reject) => {
      const run = () => {
        const value = work();
        return () => resolve(value);
      };
      if (waiting.push({ run, reject }) === 1) setImmediate(commit);
    });
}
