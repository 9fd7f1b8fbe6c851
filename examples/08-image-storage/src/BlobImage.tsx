import { useCallback } from 'react';

interface BlobImageProps {
  readonly picture: Blob;
  readonly alt: string;
}

/** Shows a picture whose bytes are in this page. */
export function BlobImage({ picture, alt }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={alt} />;
}
