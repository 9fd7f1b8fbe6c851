import { useId } from 'react';
import styles from './Demo.module.css';

const designs = ['Three states', 'A boolean'] as const;
export type Design = (typeof designs)[number];

interface Props {
  readonly design: Design;
  readonly onDesign: (design: Design) => void;
  /** In seconds. */
  readonly delay: number;
  readonly onDelay: (delay: number) => void;
  readonly onReset: () => void;
}

export function Controls({ design, onDesign, delay, onDelay, onReset }: Props) {
  const id = useId();
  return (
    <div className={styles.controls}>
      <fieldset>
        <legend>The session is</legend>
        {designs.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-design`}
              checked={each === design}
              onChange={() => onDesign(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <div className={styles.delay}>
        <label htmlFor={`${id}-delay`}>Delay the first answer</label>
        <input
          id={`${id}-delay`}
          type="range"
          min="0"
          max="3"
          step="0.5"
          value={delay}
          aria-valuetext={`${delay.toFixed(1)} seconds`}
          onChange={(event) => onDelay(event.target.valueAsNumber)}
        />
        <span aria-hidden="true">{delay.toFixed(1)} s</span>
      </div>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
