import type { ReactNode } from 'react';
import styles from './Entry.module.css';

/** The first screen of each game, as a drawing of 64 by 48. Paths of a class, one after the other. */
const pictures = {
  diner: {
    line: 'M4 38h56',
    paper: 'M8 38a10 4 0 0 1 20 0zM36 38a10 4 0 0 1 20 0z',
    accent: 'M18 34a5 5 0 1 1 .1 0z',
  },
  froggy: {
    wash: 'M4 36a9 5 0 1 0 18 0a9 5 0 1 0-18 0zM24 36a9 5 0 1 0 18 0a9 5 0 1 0-18 0zM44 36a8 5 0 1 0 16 0a8 5 0 1 0-16 0z',
    accent: 'M46 32q0-10 6-10t6 10z',
    line: 'M8 14h24m-5-5 6 5-6 5',
  },
  garden: {
    paper: 'M12 4h40v40H12z',
    line: 'M22 4v40M32 4v40M42 4v40M12 14h40M12 24h40M12 34h40',
    accent: 'M32 14h20v10H32z',
  },
  branching: {
    line: 'M20 42V10M20 28q16-2 16-16',
    paper:
      'M14 42a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM14 26a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM14 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    accent: 'M30 12a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
  },
  cards: { wash: 'M8 14l14-4 8 26-14 4z', paper: 'M24 8h16v28H24z', accent: 'M42 10l14 5-9 26-13-5z' },
  murder: {
    paper: 'M6 6h38v30H6z',
    line: 'M6 14h38M6 22h38M6 30h38M20 6v30M50 38l9 8',
    accent: 'M36 30a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
  },
  combat: {
    wash: 'M4 4h56v40H4z',
    paper: 'M4 18h20v12h16V12h20v14H50v18H36V38H4z',
    accent: 'M10 34v-6a4 4 0 0 1 8 0v6z',
    line: 'M52 16v6m-3-3h6',
  },
  untrusted: {
    paper: 'M4 4h56v40H4z',
    line: 'M16 12h32v24H40M16 12v24h14M40 22h16',
    accent: 'M24 20a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  },
  resource: {
    wash: 'M6 4h10v40H6zM48 4h10v40H48z',
    paper: 'M7 8h8v8H7zM7 20h8v8H7zM49 32h8v8h-8z',
    accent: 'M28 20h10v10H28z',
    line: 'M29 20v-6h8v6M20 38h24',
  },
  elevator: {
    paper: 'M14 4h36v40H14z',
    line: 'M14 14h36M14 24h36M14 34h36M26 4v40M38 4v40',
    accent: 'M27 25h10v8H27z',
    wash: 'M39 5h10v8H39z',
  },
  farmer: {
    wash: 'M6 30h52v14H6z',
    line: 'M14 30v14M24 30v14M34 30v14M44 30v14M54 30v14M18 12h28M22 9h-8M50 9h-8',
    accent: 'M26 12h12v8H26z',
  },
  burner: { paper: 'M4 6h56v36H4z', line: 'M4 14h56M10 22l6 4-6 4M20 30h10', accent: 'M34 26h6v6h-6z' },
  screeps: {
    faint: 'M4 4h56v40H4z',
    wash: 'M4 28q14-10 22 4t20 2v10H4z',
    paper: 'M34 14a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    accent: 'M16 16a7 7 0 1 1 14 0a7 7 0 1 1-14 0z',
    line: 'M30 16h4',
  },
  bandit: {
    paper: 'M4 6h56v36H4z',
    line: 'M10 16l6 4-6 4M20 26h8M36 30v-5a6 6 0 0 1 12 0v5',
    accent: 'M33 30h18v10H33z',
  },
  natas: {
    paper: 'M4 6h56v36H4z',
    line: 'M4 14h56M10 10h2M16 10h2M12 22h26M12 34h16',
    accent: 'M42 20h12v16H42z',
  },
  crossword: {
    paper: 'M14 6h36v36H14z',
    line: 'M26 6v36M38 6v36M14 18h36M14 30h36M4 12h8M4 24h8M4 36h8',
    accent: 'M27 19h10v10H27z',
  },
} as const;
const layers = ['faint', 'wash', 'paper', 'accent', 'line'] as const;

interface EntryProps {
  readonly picture: keyof typeof pictures;
  readonly children: ReactNode;
}

/** A game's description beside a drawing of it. */
export function Entry({ picture, children }: EntryProps) {
  const paths: Readonly<Partial<Record<(typeof layers)[number], string>>> = pictures[picture];
  return (
    <div className={styles.entry}>
      <svg className="drawing" viewBox="0 0 64 48" aria-hidden="true">
        {layers.map((layer) => paths[layer] && <path key={layer} className={layer} d={paths[layer]} />)}
      </svg>
      <div>{children}</div>
    </div>
  );
}
