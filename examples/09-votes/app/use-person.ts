import { useState } from 'react';
import type { Person } from '../src/post.ts';

export const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

const key = 'app:mini-forum:person';

/** Who uses this tab. Another tab may belong to another person. */
export function usePerson(): [Person | null, (to: Person | null) => void] {
  const [me, setMe] = useState(remembered);
  function become(person: Person | null) {
    setMe(person);
    try {
      sessionStorage.setItem(key, person?.uid ?? '');
    } catch {
      // Only a reload will ask again.
    }
  }
  return [me, become];
}

function remembered(): Person | null {
  try {
    const uid = sessionStorage.getItem(key);
    return people.find((person) => person.uid === uid) ?? null;
  } catch {
    return null;
  }
}
