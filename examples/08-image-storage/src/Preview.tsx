import { useCallback } from 'react';

interface PreviewProps {
  readonly file: File;
  readonly onDamaged: () => void;
}

// #region preview
/** Shows a file that is still on the reader's disk. */
export function Preview({ file, onDamaged }: PreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img ref={show} alt={`Preview of ${file.name}`} onError={onDamaged} />
  );
}
// #endregion preview
