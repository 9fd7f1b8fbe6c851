import { useState } from 'react';
import styles from './App.module.css';
import { type Person, people } from './journey.ts';

const key = 'app:travel-blog:writing-as';

function readWriter(): Person {
  try {
    const stored = sessionStorage.getItem(key);
    return people.find((person) => person === stored) ?? people[0];
  } catch {
    return people[0];
  }
}

/** Who writes in this tab: another tab may be another person. */
export function useWriter(): readonly [Person, (person: Person) => void] {
  const [me, setMe] = useState(readWriter);
  const become = (person: Person) => {
    setMe(person);
    try {
      sessionStorage.setItem(key, person);
    } catch {
      // Then it is forgotten with the page.
    }
  };
  return [me, become];
}

interface WritingAsProps {
  readonly me: Person;
  readonly onChange: (person: Person) => void;
}

export function WritingAs({ me, onChange }: WritingAsProps) {
  return (
    <fieldset className={styles.people}>
      <legend>Writing as</legend>
      {people.map((person) => (
        <label key={person}>
          <input type="radio" name="writer" checked={person === me} onChange={() => onChange(person)} />
          {person}
        </label>
      ))}
    </fieldset>
  );
}
