import { useState } from 'react';
import { type Person, people } from './sample.ts';

const key = 'app:toggle-vote:person';

/** Kept for this tab alone, so that two tabs can be two people. */
export function useWhoVotes(): readonly [Person, (person: Person) => void] {
  const [me, setMe] = useState(remembered);
  function choose(person: Person) {
    setMe(person);
    try {
      sessionStorage.setItem(key, person);
    } catch {
      // Then a reload begins with the first person.
    }
  }
  return [me, choose];
}

function remembered(): Person {
  try {
    const name = sessionStorage.getItem(key);
    return people.find((person) => person === name) ?? people[0];
  } catch {
    return people[0];
  }
}
