import type { ComponentProps } from 'react';

export interface PictureProps extends ComponentProps<'img'> {
  readonly alt: string;
  /** The same picture as AVIF, in the sizes of `srcSet`. */
  readonly avif?: string;
  /** On the first screen: loaded at once. */
  readonly isFirst?: boolean;
}

/** A picture in its own proportions, in the format and size that suit the browser. */
export function Picture({ avif, isFirst = false, alt, sizes, ...img }: PictureProps) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...img} sizes={img.srcSet && sizes} alt={alt} decoding="async" {...loading} />
    </picture>
  );
}
