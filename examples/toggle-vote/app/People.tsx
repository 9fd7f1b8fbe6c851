import styles from './People.module.css';
import { type Person, people } from './sample.ts';

interface PeopleProps {
  readonly me: Person;
  readonly onChange: (person: Person) => void;
}

export function People({ me, onChange }: PeopleProps) {
  return (
    <fieldset className={styles.people}>
      <legend>You vote as</legend>
      {people.map((person) => (
        <label key={person} className={styles.person}>
          <input type="radio" name="person" checked={person === me} onChange={() => onChange(person)} />
          <span className={styles.initial} aria-hidden="true">
            {person[0]}
          </span>
          {person}
        </label>
      ))}
      <p>Open this page in a second tab to vote as two people at once.</p>
    </fieldset>
  );
}
