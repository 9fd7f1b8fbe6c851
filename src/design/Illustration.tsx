import { Drawing } from './Drawing.tsx';
import { shapesOf, viewBoxOf } from './drawings.ts';
import { Picture, type PictureProps } from './ui/Picture.tsx';

interface IllustrationProps {
  /** The name of a drawing, a drawing as SVG, or a picture. */
  readonly of: string | Omit<PictureProps, 'alt'>;
  /** What a picture shows, where the words beside it don't say it. */
  readonly alt?: string | undefined;
  readonly sizes: string;
}

/** The picture above a card's text: one of the site's drawings, the article's own, or the owner's picture. */
export function Illustration({ of, alt = '', sizes }: IllustrationProps) {
  if (typeof of !== 'string') return <Picture {...of} alt={alt} sizes={sizes} />;
  if (!of.startsWith('<svg')) return <Drawing name={of} />;
  const html = { __html: shapesOf(of) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, of numbers only.
  return <svg className="drawing" viewBox={viewBoxOf(of)} aria-hidden dangerouslySetInnerHTML={html} />;
}
