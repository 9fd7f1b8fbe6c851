import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

// Reads the numbers of process groups, each when it begins and again, negative, when it has ended. Ends the others as soon as
// the writer is gone: a process that is killed can't do that itself.

const groups = new Set<number>();
for (const line of (await text(process.stdin)).split('\n').filter(Boolean)) {
  if (Number(line) > 0) groups.add(Number(line));
  else groups.delete(-Number(line));
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  for (const group of groups) {
    try {
      process.kill(-group, signal);
    } catch {
      // It has ended already.
    }
  }
  if (groups.size > 0) await sleep(5_000);
}
