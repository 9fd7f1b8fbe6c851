import { Button } from '#design/ui/Button.tsx';
import { moderation as words } from '#language';
import type { Barred } from '../model.ts';
import { visibleName } from '../ui/display-text.ts';
import styles from './Moderation.module.css';

interface Props {
  readonly people: readonly Barred[];
  readonly allow: (person: Barred) => void;
}

export function BarredPeople({ people, allow }: Props) {
  const since = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <section className={styles.section} aria-labelledby="barred">
      <h2 id="barred" tabIndex={-1}>
        {words.barredPeople}
      </h2>
      {people.length === 0 && <p className={styles.hint}>{words.nobodyBarred}</p>}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.userId}>
            <bdi className={styles.name}>{visibleName(person.username)}</bdi>
            <span className={styles.hint}>{words.barredSince(since(person.barredAt))}</span>
            <Button
              tone="quiet"
              onClick={() => {
                document.getElementById('barred')?.focus();
                allow(person);
              }}
            >
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
