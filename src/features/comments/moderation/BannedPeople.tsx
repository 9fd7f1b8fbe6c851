import { Button } from '#design/ui/Button.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import type { Banned } from '#features/comments/model.ts';
import { moderation as words } from '#language';
import styles from './Moderation.module.css';

interface Props {
  readonly people: readonly Banned[];
  readonly unban: (person: Banned) => void;
}

export function BannedPeople({ people, unban }: Props) {
  const since = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <section className={styles.section} aria-labelledby="banned">
      <h2 id="banned" tabIndex={-1}>
        {words.bannedPeople}
      </h2>
      {people.length === 0 && <p className={styles.hint}>{words.nobodyBanned}</p>}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.userId}>
            <bdi className={styles.name}>{visibleName(person.username)}</bdi>
            <span className={styles.hint}>{words.bannedSince(since(person.bannedAt))}</span>
            <Button
              tone="quiet"
              onClick={() => {
                document.getElementById('banned')?.focus();
                unban(person);
              }}
            >
              {words.unban}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
