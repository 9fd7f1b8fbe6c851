import { actors } from './actors.ts';
import { attempts, seeds } from './attempts.ts';
import type { Emulator } from './emulator.ts';
import type { Attempt } from './matrix.ts';

/** Makes one attempt on a freshly filled database. Resolves to the HTTP status. */
async function attack(emulator: Emulator, { actor, action, seeds: more = {} }: Attempt): Promise<number> {
  await emulator.clear();
  await emulator.seed({ ...seeds(), ...more });
  const claims = actors[actor];
  if ('write' in action) return emulator.commit(action.write, claims);
  if ('get' in action) return emulator.get(action.get, claims);
  return emulator.list(action.list, claims);
}

/** Whether an attempt ends as it must. Some depend on half a second, so a slow machine gets three tries. */
export async function holds(emulator: Emulator, attempt: Attempt): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    if (((await attack(emulator, attempt)) === 200) === attempt.allowed) return true;
  }
  return false;
}

/** The first attempt that doesn't end as it must, or null when the rules hold. It begins with the one at `start`, and goes round. */
export async function firstBreach(emulator: Emulator, start: number) {
  const all = attempts().map((attempt, index) => ({ ...attempt, index }));
  for (const attempt of [...all.slice(start), ...all.slice(0, start)]) {
    if (!(await holds(emulator, attempt)))
      return { name: `${attempt.actor}: ${attempt.name}`, index: attempt.index };
  }
  return null;
}
