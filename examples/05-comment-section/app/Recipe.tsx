import styles from './PlumCake.module.css';

/** The page that is commented on. */
export function Recipe() {
  return (
    <article className={styles.recipe}>
      <svg viewBox="0 0 240 130" aria-hidden="true">
        <path className={styles.paper} d="M20 104h200l-14 16H34z" />
        <path className={styles.wash} d="M44 104V64q0-16 76-16t76 16v40z" />
        <path d="M44 66q0 14 76 14t76-14M72 96h0m30 2h0m38-1h0m28-4h0" />
        <path
          className={styles.paper}
          d="M70 62a9 5 0 1 0 18 0 9 5 0 1 0-18 0zm42-5a9 5 0 1 0 18 0 9 5 0 1 0-18 0zm36 8a9 5 0 1 0 18 0 9 5 0 1 0-18 0z"
        />
        <path
          className={styles.accent}
          d="M108 30a13 13 0 1 0 26 0 13 13 0 1 0-26 0z"
        />
        <path d="M121 17q-1-7 6-10m-6 10q8-7 17-4-5 7-17 4z" />
      </svg>
      <div>
        <h1>Plum cake without a scale</h1>
        <p>
          Nine spoons of flour, five of sugar, two eggs, and as much soft
          butter as fits an eggcup twice. Stir, pour, and press a dozen
          halved plums into the top. It is finished when the kitchen smells
          like September: about forty minutes.
        </p>
      </div>
    </article>
  );
}
