import { useTabChoice } from '../../shell/use-tab-choice.ts';
import type { Person } from '../src/comment.ts';

export const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
  { uid: 'cleo', name: 'Cleo' },
];

const key = 'app:comment-section:person';

const nobody = '';
const uids = people.map(({ uid }) => uid);

/** Who uses this tab. Another tab may belong to another person. */
export function usePerson(): [Person | null, (to: Person | null) => void] {
  const [chosen, choose] = useTabChoice(key, [nobody, ...uids]);
  return [
    people.find(({ uid }) => uid === chosen) ?? null,
    (person) => choose(person?.uid ?? nobody),
  ];
}
