import { type DrawingProps, frame } from './frame.ts';

/** Where the sprite is. The build knows its version; an island in the browser finds it in the page around it. */
const href = import.meta.env.SSR
  ? (await import('./sprite-file.tsx')).spriteHref
  : (document.querySelector('use[href^="/figures.svg"]')?.getAttribute('href')?.split('#')[0] ??
    '/figures.svg');

/** A drawing from the sprite. Decoration unless it has a title. */
export function Sprite(props: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: frame() hides it, or names it by aria-label, which shows no tooltip.
    <svg {...frame(props)}>
      <use href={`${href}#${props.id}`} />
    </svg>
  );
}
