import { type SubmitEvent, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { Board, type Placement } from './Board.tsx';
import styles from './Game.module.css';
import { declarationsIn, levels } from './levels.ts';

const isKnown = (property: string, value: string) =>
  typeof CSS !== 'undefined' && CSS.supports(property, value);

/** Flexbox in six levels: what is typed is laid out at once, by the browser itself. */
export function Game() {
  const [number, setNumber] = useState(0);
  const [text, setText] = useState('');
  const [isHinted, setHinted] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [placement, setPlacement] = useState<Placement | null>(null);
  const level = levels[Math.min(number, levels.length - 1)] as (typeof levels)[number]; // there are some
  const { declarations, problem } = declarationsIn(isEntered ? `${text};` : text, isKnown);
  const isSolved = placement?.placed === 3;
  const isLast = number === levels.length - 1;

  const go = (to: number) => {
    setNumber(to);
    setText('');
    setHinted(false);
    setEntered(false);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSolved) go(isLast ? 0 : number + 1);
    else setEntered(true);
  };

  return (
    <>
      {/* Each level is a new board. */}
      <Board
        key={number}
        level={level}
        declarations={declarations}
        placement={placement}
        onPlaced={setPlacement}
      />
      <form className={styles.game} onSubmit={onSubmit}>
        <p key={number}>
          <b>
            Level {number + 1} of {levels.length}.
          </b>{' '}
          {level.task}
        </p>
        <Field
          label="CSS of the container"
          hint={number === 0 ? 'For example: justify-content: center' : undefined}
          value={text}
          error={problem ?? undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setEntered(false);
          }}
        />
        <p aria-live="polite" className={styles.result}>
          {isSolved
            ? `Solved: ${level.lesson}${isLast ? ' Now rebuild the header of your own page.' : ''}`
            : `${placement?.placed ?? 0} of 3 boxes are in place.${isHinted ? ` Hint: ${level.hint}` : ''}`}
        </p>
        <div className={styles.buttons}>
          {/* It stays where it is when the level is solved, so that the focus of the keyboard does too. */}
          <Button type="submit" tone="accent" aria-disabled={!isSolved}>
            {isLast ? 'Play again' : 'Next level'}
          </Button>
          <Button onClick={() => setHinted(true)}>Show a hint</Button>
          <Button onClick={() => go(0)}>Start over</Button>
        </div>
      </form>
    </>
  );
}
