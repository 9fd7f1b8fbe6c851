import * as z from 'zod/mini';
import { keep } from './kept.ts';
import { sampleIdeas } from './sample.ts';
import { type Idea, ideaSchema } from './vote.ts';

/** Ideas that don't match are left out; the others stay. There is always one. */
export function parseIdeas(json: unknown): readonly Idea[] | null {
  const ideas = Array.isArray(json) ? json.flatMap((each) => z.safeParse(ideaSchema, each).data ?? []) : [];
  return ideas.length > 0 ? ideas : null;
}

export const board = keep('app:toggle-vote:ideas', parseIdeas, sampleIdeas);

export const longestIdea = 140;

/** Why this can't be an idea, or null. */
export function problemWith(text: string): string | null {
  const length = [...text.trim()].length;
  if (length === 0) return 'Write down your idea first.';
  if (length > longestIdea)
    return `An idea has at most ${longestIdea} characters. This one has ${length.toLocaleString('en')}.`;
  return null;
}

export function addIdea(text: string, by: string): string {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  board.change((ideas) => [...ideas, { id, text: text.trim(), by, up: [], down: [] }]);
  return id;
}
