import { crayons, type Drawing, placeOf } from './drawing.ts';
import styles from './sheet.module.css';
import type { Sheet } from './sheets.ts';

interface Props {
  readonly sheet: Sheet;
  readonly drawing: Drawing;
  /** Without it, the drawing is only looked at. */
  readonly onColor?: (region: string) => void;
}

/** A drawing with its colors. Each part that can be colored is a button. */
export function ColoringSheet({ sheet, drawing, onColor }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label; a title would be a tooltip over the whole drawing
    <svg
      className={styles.drawing}
      viewBox="12 12 576 696"
      {...(onColor
        ? { role: 'group', 'aria-label': `Drawing: ${sheet.book}` }
        : { 'aria-hidden': true })}
    >
      {sheet.regions.map(({ id, name, d }) => {
        const crayon = drawing.colors[placeOf(sheet.id, id)] ?? 'white';
        const fill = crayons[drawing.linesOnly ? 'white' : crayon];
        if (!onColor) return <path key={id} d={d} fill={fill} />;
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML has no button of this shape
          <path
            key={id}
            d={d}
            fill={fill}
            role="button"
            tabIndex={0}
            aria-label={`${name}, ${crayon}`}
            onClick={() => onColor(id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onColor(id);
            }}
          />
        );
      })}
      <path className={styles.lines} d={sheet.lines} />
    </svg>
  );
}
