import { useTabChoice } from './use-tab-choice.ts';

const nobody = '';

/** The signed-in person of this tab, or null. Another tab may belong to another person. */
export function useTabPerson<Person extends { readonly uid: string }>(
  key: string,
  people: readonly Person[],
): [Person | null, (to: Person | null) => void] {
  const [chosen, choose] = useTabChoice(key, [nobody, ...people.map(({ uid }) => uid)]);
  return [people.find(({ uid }) => uid === chosen) ?? null, (person) => choose(person?.uid ?? nobody)];
}
