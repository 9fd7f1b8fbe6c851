import type { Idea, Press } from './vote.ts';

/** A hundred people, each with a few presses on any buttons, in no order. `random` is Math.random, or a test's own. */
export function crowdPresses(ideas: readonly Idea[], random: () => number): readonly Press[] {
  const pick = (count: number) => Math.floor(random() * count);
  const pressBy = (person: string): Press => {
    const number = pick(ideas.length);
    // Ideas further up are liked better, so that the crowd has an opinion.
    const isUp = random() < 0.85 - (0.5 * number) / ideas.length;
    return { idea: ideas[number]?.id ?? '', person, direction: isUp ? 'up' : 'down' };
  };
  return Array.from({ length: 100 }, (_, guest) => guest + 1)
    .flatMap((guest) => Array.from({ length: 1 + pick(4) }, () => pressBy(`guest-${guest}`)))
    .map((press) => ({ press, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ press }) => press);
}

/** What the arrays say now: how many votes count, and how many of them are a person's second on the same idea. */
export function audit(ideas: readonly Idea[]): { readonly votes: number; readonly doubles: number } {
  const sum = (size: (idea: Idea) => number) => ideas.reduce((total, idea) => total + size(idea), 0);
  const votes = sum(({ up, down }) => up.length + down.length);
  return { votes, doubles: votes - sum(({ up, down }) => new Set([...up, ...down]).size) };
}
