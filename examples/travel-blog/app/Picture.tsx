import { useEffect, useState } from 'react';
import styles from './App.module.css';
import { readPicture } from './pictures.ts';

interface PictureProps {
  readonly id: string;
  readonly alt: string;
}

/** The sample's pictures, so that it needs no files: lines, a second fill and one part in amber. */
const drawings: Readonly<
  Record<string, { readonly lines: string; readonly fill: string; readonly spot: string }>
> = {
  ferry: {
    lines:
      'M0 62q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M34 48h92l-12 14h-68zM56 48v-14h44v14M64 34v-8h22v8M62 41h4M72 41h4M82 41h4M92 41h4M118 20q4-5 7 0q3-5 7 0M0 74q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0',
    fill: 'M34 48h92l-12 14h-68z',
    spot: 'M74 26v-10h8v10z',
  },
  lighthouse: {
    lines:
      'M84 70l6-46h20l6 46M88 40h24M86 55h28M88 24h24v-4h-24zM92 20v-10h16v10M90 10l10-7l10 7zM56 80q2-10 14-10h62q10 0 14 10M0 74q8-6 16 0t16 0t16 0M152 76q4-4 8 0',
    fill: 'M84 70l4-30h24l4 30z',
    spot: 'M92 11l-80-8v24l80-8z',
  },
};

export function Picture({ id, alt }: PictureProps) {
  const drawing = drawings[id];
  if (!drawing) return <StoredPicture id={id} alt={alt} />;
  return (
    <svg className={styles.drawing} viewBox="0 0 160 90" role="img" aria-label={alt || 'A drawing'}>
      <path className={styles.land} d={drawing.fill} />
      <path className={styles.spot} d={drawing.spot} />
      <path d={drawing.lines} />
    </svg>
  );
}

function StoredPicture({ id, alt }: PictureProps) {
  // Undefined while it is looked for, null where it is gone.
  const [source, setSource] = useState<string | null>();
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    readPicture(id).then((picture) => {
      if (isOver) return;
      url = picture ? URL.createObjectURL(picture) : null;
      setSource(url);
    });
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (source === null) return <p className={styles.problem}>This picture is no longer in this browser.</p>;
  return source ? <img className={styles.picture} src={source} alt={alt || 'Not described yet'} /> : null;
}
