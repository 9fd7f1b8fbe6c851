import { useEffect, useState } from 'react';

// #region hook
/**
 * An address for a file that is still on the reader's disk. It holds on to
 * the file's memory until it is revoked.
 */
export function useObjectUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
// #endregion hook
