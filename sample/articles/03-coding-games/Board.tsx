import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Board.module.css';
import { type Box, type Declarations, type Level, placesOf } from './levels.ts';

/** What the browser made of a player's declarations. */
export interface Placement {
  /** How many of the three boxes are on their outlines. */
  readonly placed: number;
  /** Where they are, in words. */
  readonly places: string;
}

interface BoardProps {
  readonly level: Level;
  readonly declarations: Declarations;
  readonly placement: Placement | null;
  readonly onPlaced: (placement: Placement) => void;
}

const three = (className: string | undefined) =>
  ['A', 'B', 'C'].map((name) => (
    <span key={name} className={className}>
      {name}
    </span>
  ));

/** Three boxes laid out by the browser's own flexbox, over the outlines where they belong. */
export function Board({ level, declarations, placement, onPlaced }: BoardProps) {
  const outlines = useRef<HTMLDivElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const css = Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ');

  useLayoutEffect(() => {
    // By the style object, because the site's policy refuses style attributes.
    if (boxes.current) boxes.current.style.cssText = css;
    const [wanted, actual] = [boxesIn(outlines), boxesIn(boxes)];
    const placed = actual.filter((box, index) => isAt(box, wanted[index])).length;
    const { clientWidth: width = 0, clientHeight: height = 0 } = boxes.current ?? {};
    onPlaced({ placed, places: placesOf(actual, { width, height }) });
  }, [css, onPlaced]);

  return (
    <div
      className={styles.board}
      role="img"
      aria-label={`A board with three boxes. ${level.goal} ${placement ? `The boxes are: ${placement.places}.` : ''}`}
    >
      <div ref={outlines} className={`${styles.layer} ${styles[level.outlines]}`}>
        {three(styles.outline)}
      </div>
      <div ref={boxes} className={styles.layer}>
        {three(styles.box)}
      </div>
    </div>
  );
}

function boxesIn(layer: RefObject<HTMLDivElement | null>): readonly Box[] {
  return [...(layer.current?.children ?? [])].map((box) => {
    const { offsetLeft: left, offsetTop: top } = box as HTMLElement; // spans, by what is rendered above
    return { left, top };
  });
}

const isAt = (box: Box, wanted: Box | undefined) =>
  wanted !== undefined && Math.abs(box.left - wanted.left) < 2 && Math.abs(box.top - wanted.top) < 2;
