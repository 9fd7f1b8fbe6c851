import { Drawing } from './Drawing.tsx';
import { Picture, type PictureProps } from './ui/Picture.tsx';

interface IllustrationProps {
  /** The name of a drawing, or a picture. */
  readonly of: string | Omit<PictureProps, 'alt'>;
  /** What a picture shows, where the words beside it don't say it. */
  readonly alt?: string | undefined;
  /** How wide a picture is on the page. */
  readonly sizes: string;
}

/** The picture above a card's text: one of the site's drawings, or the owner's picture. */
export function Illustration({ of, alt = '', sizes }: IllustrationProps) {
  return typeof of === 'string' ? <Drawing name={of} /> : <Picture {...of} alt={alt} sizes={sizes} />;
}
