import { useTabText } from './use-tab-text.ts';

/** One of a few, kept for this tab alone, so that two tabs can be two people. A new tab has the first one. */
export function useTabChoice<Id extends string>(
  key: string,
  ids: readonly [Id, ...Id[]],
): [Id, (id: Id) => void] {
  const [chosen, choose] = useTabText(key);
  return [ids.find((id) => id === chosen) ?? ids[0], choose];
}
