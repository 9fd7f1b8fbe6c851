import { useState } from 'react';

/** One of a few, kept for this tab alone, so that two tabs can be two people. A new tab has the first one. */
export function useTabChoice<Id extends string>(
  key: string,
  ids: readonly [Id, ...Id[]],
): [Id, (id: Id) => void] {
  const [chosen, setChosen] = useState(() => remembered(key, ids));
  function choose(id: Id) {
    setChosen(id);
    try {
      sessionStorage.setItem(key, id);
    } catch {
      // Where storage is forbidden, a reload begins with the first one.
    }
  }
  return [chosen, choose];
}

function remembered<Id extends string>(key: string, [first, ...others]: readonly [Id, ...Id[]]): Id {
  try {
    return others.find((id) => id === sessionStorage.getItem(key)) ?? first;
  } catch {
    return first;
  }
}
