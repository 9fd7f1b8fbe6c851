import { drawingNamed, viewBoxOf } from './drawings.ts';
import { spriteHref } from './sprite.ts';

/**
 * A drawing below the first screen, which the text beside it describes. It comes from the sprite, in the colors of the page, and is rendered
 * only by the build.
 */
export function Drawing({ name }: { readonly name: string }) {
  return (
    <svg className="drawing" viewBox={viewBoxOf(drawingNamed(name))} aria-hidden>
      <use href={`${spriteHref}#${name}`} />
    </svg>
  );
}
