import styles from './App.module.css';
import { type Crayon, crayonNames, crayons } from './drawing.ts';

interface Props {
  readonly chosen: Crayon;
  readonly onChoose: (crayon: Crayon) => void;
}

/** The box of crayons. */
export function Crayons({ chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.crayons}>
      <legend>{`Crayon: ${chosen}`}</legend>
      {crayonNames.map((name) => (
        <label key={name} className={styles.crayon}>
          <input
            type="radio"
            name="crayon"
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <svg viewBox="0 0 24 60" aria-hidden="true">
            <path
              d="M4 22 10 4h4l6 18v34H4z"
              fill={crayons[name]}
              className={styles.stick}
            />
            <path d="M4 30h16M4 48h16" className={styles.stick} />
          </svg>
          <span className={styles.hidden}>
            {name === 'white' ? 'white, rubs out' : name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
