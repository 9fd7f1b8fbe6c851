import { type Change, changed, type StoredPost, union } from './changes.ts';
import { refusedBy } from './rules.ts';

/** What Ada could send from the browser's console, one update after the other. */
export interface Attack {
  readonly name: string;
  readonly sends: readonly Change[];
}

/** The post that every attack begins with. */
export const target: StoredPost = {
  text: 'A map',
  upvotes: ['cleo'],
  downvotes: ['dan'],
};

const up = { upvotes: union('ada') };
const down = { downvotes: union('ada') };

export const attacks: readonly Attack[] = [
  { name: 'Vote once', sends: [up] },
  { name: 'Vote twice', sends: [up, up] },
  { name: 'Vote up, then down', sends: [up, down] },
  { name: 'Vote as Ben', sends: [{ upvotes: union('ben') }] },
  {
    name: 'Bring two friends',
    sends: [{ upvotes: union('ada', 'eva', 'finn') }],
  },
  { name: 'Remove Dan’s vote', sends: [{ downvotes: [] }] },
  { name: 'Set the count', sends: [{ upvotes: 1000 }] },
  { name: 'Change the text', sends: [{ text: 'Vote for Ada' }] },
];

export interface Answer {
  readonly number: number;
  readonly change: Change;
  /** The line of the rules that said no, or null. */
  readonly refusedBy: string | null;
}

/** How the database answers, and what it holds afterwards. */
export function tried({ sends }: Attack, hasRules: boolean) {
  const answers: Answer[] = [];
  let post = target;
  for (const change of sends) {
    const after = changed(post, change);
    const line = hasRules ? refusedBy(post, after, 'ada') : null;
    answers.push({ number: answers.length + 1, change, refusedBy: line });
    if (line === null) post = after;
  }
  return { answers, post };
}
