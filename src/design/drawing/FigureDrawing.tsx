import { type DrawingProps, frame } from './frame.ts';
import { pen } from './kit.tsx';
import { drawings } from './registry.ts';

/** A drawing written into the page itself, for the first screen. For pages only: it brings all drawings along. */
export function FigureDrawing(props: DrawingProps) {
  const Drawing = drawings[props.id];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: frame() hides it, or names it by aria-label, which shows no tooltip.
    <svg {...frame(props)} {...pen}>
      <Drawing />
    </svg>
  );
}
