import { focusSoon } from './focus-soon.ts';
import styles from './Rating.module.css';

interface RatingProps {
  readonly id: string;
  readonly rating: number | null;
  readonly onChange: (rating: number | null) => void;
}

export function Rating({ id, rating, onChange }: RatingProps) {
  return (
    <div className={styles.line}>
      <fieldset id={id} tabIndex={-1} className={styles.rating}>
        <legend>Rating</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} data-on={stars <= (rating ?? 0)}>
            <input type="radio" name={id} checked={stars === rating} onChange={() => onChange(stars)} />
            <span>{stars} of 5</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3 2.8 5.8 6.2.8-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.8z" />
            </svg>
          </label>
        ))}
      </fieldset>
      {rating !== null && (
        <button
          type="button"
          data-quiet
          onClick={() => {
            onChange(null);
            focusSoon(id);
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
