import type { DrawingId } from './registry.ts';
import { viewBoxOf } from './size.ts';

export interface DrawingProps {
  readonly id: DrawingId;
  readonly className?: string | undefined;
  /** What the picture says, where the words beside it don't. Without it the drawing is decoration. */
  readonly title?: string | undefined;
}

/** What every drawing's svg element says, inlined or from the sprite. */
export function frame({ id, className, title }: DrawingProps) {
  return {
    className: className ? `drawing ${className}` : 'drawing',
    viewBox: viewBoxOf(id),
    ...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }),
  } as const;
}
