import * as z from 'zod/mini';

// Without it, Zod tries to make code of a string, which a strict Content-Security-Policy refuses and reports.
z.config({ jitless: true });

/** Two arrays of people. Nobody is in both, or twice in one. */
export const ideaSchema = z
  .readonly(
    z.object({
      id: z.string(),
      text: z.string(),
      by: z.string(),
      up: z.readonly(z.array(z.string())),
      down: z.readonly(z.array(z.string())),
    }),
  )
  .check(
    z.refine(
      ({ up, down }) => new Set([...up, ...down]).size === up.length + down.length,
      'one vote per person',
    ),
  );

export type Idea = z.infer<typeof ideaSchema>;
export type Direction = 'up' | 'down';

export interface Press {
  readonly idea: string;
  readonly person: string;
  readonly direction: Direction;
}

/** How this person voted on this idea. */
export function voteOf(idea: Idea, person: string): Direction | null {
  if (idea.up.includes(person)) return 'up';
  return idea.down.includes(person) ? 'down' : null;
}

/**
 * Pressing votes, pressing again withdraws, and pressing the other button switches. The person leaves both arrays first, so
 * no order of presses can count anyone twice.
 */
export function press(idea: Idea, person: string, direction: Direction): Idea {
  const others = (people: readonly string[]) => people.filter((each) => each !== person);
  const withoutVote = { ...idea, up: others(idea.up), down: others(idea.down) };
  if (voteOf(idea, person) === direction) return withoutVote;
  return { ...withoutVote, [direction]: [...withoutVote[direction], person] };
}

export const pressIn =
  ({ idea, person, direction }: Press) =>
  (ideas: readonly Idea[]): readonly Idea[] =>
    ideas.map((each) => (each.id === idea ? press(each, person, direction) : each));

export const score = ({ up, down }: Idea): number => up.length - down.length;
