import styles from './Picker.module.css';

interface Trouble {
  readonly today: string;
  readonly game: string;
  readonly task: string;
}

const troubles: readonly Trouble[] = [
  {
    today: 'My boxes won’t line up',
    game: 'Flexbox Froggy, then Grid Garden if you need rows and columns at once.',
    task: 'Rebuild the header of your page with one flex container and no margin.',
  },
  {
    today: 'My styles hit the wrong element',
    game: 'CSS Diner.',
    task: 'Delete three classes from your page and select those elements without them.',
  },
  {
    today: 'I’m afraid of breaking my repository',
    game: 'Learn Git Branching, the first two rows of levels.',
    task: 'Make a branch of your project, commit twice, undo the second commit with git revert.',
  },
  {
    today: 'I can’t get an answer out of a database',
    game: 'SQL Murder Mystery.',
    task: 'Write down three questions about your own data, and one query for each.',
  },
  {
    today: 'I can’t read code that others wrote',
    game: 'Untrusted.',
    task: 'Open a function that you copied once and write a comment on each line.',
  },
  {
    today: 'I have never programmed',
    game: 'Human Resource Machine, or CodeCombat for a child.',
    task: 'Write your way to work as numbered steps that someone else could follow.',
  },
  {
    today: 'I know the syntax but can’t begin a program',
    game: 'Elevator Saga.',
    task: 'Start an empty file and write the smallest version of your next feature.',
  },
];

/** What went wrong today, and for each answer one game and one task. At most one answer is open. */
export function Picker() {
  return (
    <div className={styles.picker}>
      {troubles.map(({ today, game, task }) => (
        <details key={today} name="went-wrong-today">
          <summary>{today}</summary>
          <p>
            <b>Play:</b> {game}
          </p>
          <p>
            <b>Then, the same day:</b> {task}
          </p>
        </details>
      ))}
    </div>
  );
}
