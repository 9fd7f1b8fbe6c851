import { drawingNamed, viewBoxOf } from './drawings.ts';
import { spriteHref } from './sprite.ts';

/** A drawing from the sprite, below the first screen and in the colors of the page, for the build alone. The text describes it. */
export function Drawing({ name }: { readonly name: string }) {
  return (
    <svg className="drawing" viewBox={viewBoxOf(drawingNamed(name))} aria-hidden>
      <use href={`${spriteHref}#${name}`} />
    </svg>
  );
}
