import { useEffect, useState } from 'react';
import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import type { Part } from './journey.ts';

/** The sample's pictures are drawings; all others are in the browser's database. */
export function Picture({ part: { id, text } }: { readonly part: Part }) {
  const alt = text || 'Not described yet';
  if (id !== 'ferry' && id !== 'lighthouse') return <StoredPicture id={id} alt={alt} />;
  return (
    <svg className={styles.drawing} viewBox="0 0 160 90" role="img" aria-label={alt}>
      <use href={`${drawings}#${id}`} />
    </svg>
  );
}

function StoredPicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  // Undefined while it is looked for, null where it is gone.
  const [source, setSource] = useState<string | null>();
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    async function show() {
      const { readPicture } = await import('./pictures.ts');
      const picture = await readPicture(id);
      if (isOver) return;
      url = picture ? URL.createObjectURL(picture) : null;
      setSource(url);
    }
    show().catch(() => setSource(null));
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (source === null) return <p className={styles.note}>This picture is not in this browser anymore.</p>;
  return source && <img className={styles.picture} src={source} alt={alt} />;
}
