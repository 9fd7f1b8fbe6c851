import styles from './Subscribe.module.css';

/** A letter box. The letter waits in front of it; once it is posted, the amber flag goes up. */
export function LetterDrawing({ isSent }: { readonly isSent: boolean }) {
  return (
    <svg
      className={`drawing ${styles.letterbox}`}
      data-sent={isSent}
      viewBox="0 0 320 300"
      aria-hidden="true"
    >
      <path className="line" d="M20 280h280M44 280v-8m18 8v-5m196 5v-8m18 8v-5" />
      <path className="wash" d="M176 180h20v100h-20z" />
      <path className="wash" d="M150 90h96a34 34 0 0 1 34 34v56H150z" />
      <path className="paper" d="M150 90a34 34 0 0 1 34 34v56h-68v-56a34 34 0 0 1 34-34z" />
      <path className="line" d="M128 128h44m-44 0v6h44v-6" />
      <path className="line" d="M128 160h20m-20 8h30" />
      <circle className="paper" cx="240" cy="132" r="4" />
      <g className={styles.flag}>
        <path className="paper" d="M238 132h4V76h-4z" />
        <path className="spot" d="M242 76h30v20h-30z" />
      </g>
      <g className={styles.letter}>
        <path className="paper" d="M28 108h76v52H28z" />
        <path className="line" d="m28 110 38 28 38-28M28 158l27-27m49 27-27-27" />
      </g>
      <path className={`line ${styles.trail}`} d="M14 190c20 26 60 22 84-2" strokeDasharray="3 6" />
    </svg>
  );
}
