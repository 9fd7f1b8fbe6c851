import { drawingNamed, viewBoxOf } from './drawings.ts';
import { spriteHref } from './sprite.ts';

interface DrawingProps {
  readonly name: string;
  /** What the drawing shows, unless the text beside it says so. Without a title the drawing is decoration. */
  readonly title?: string;
}

/** A drawing below the first screen. It comes from the sprite, in the colors of the page, and is rendered only by the build. */
export function Drawing({ name, title }: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label, which shows no tooltip.
    <svg
      className="drawing"
      viewBox={viewBoxOf(drawingNamed(name))}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${spriteHref}#${name}`} />
    </svg>
  );
}
