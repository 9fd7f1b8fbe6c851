import { useCallback } from 'react';

interface PreviewProps {
  readonly copy: Blob;
  readonly alt: string;
}

/** Shows a picture that is still in this browser only. */
export function Preview({ copy, alt }: PreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(copy);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [copy],
  );
  return <img ref={show} alt={alt} />;
}
