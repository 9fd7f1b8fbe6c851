import { useEffect, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import type { Part } from './journey.ts';
import { journey } from './kept-journey.ts';
import { readPicture } from './pictures.ts';

/** A paragraph or picture: its writer changes it, the others read it. */
export function PartItem({ part, me }: { readonly part: Part; readonly me: string }) {
  const isPicture = part.kind === 'picture';
  const remove = () => {
    if (!confirm(`Delete this ${part.kind}? Nobody can bring it back.`)) return;
    journey.remove(part);
    focusSoon(`open-${part.day}`);
  };
  if (part.author !== me)
    return (
      <div className={styles.part}>
        <p className={styles.caption}>{part.author}</p>
        {isPicture && <Picture part={part} />}
        <p>{part.text}</p>
      </div>
    );
  return (
    <div className={`${styles.part} ${styles.mine}`}>
      {isPicture && <Picture part={part} />}
      <label className={shell.field}>
        {isPicture ? 'What is in the picture?' : 'Your paragraph'}
        <textarea
          id={part.id}
          placeholder={isPicture ? 'A few words, for everyone who can’t see it' : undefined}
          value={part.text}
          onChange={({ target }) => journey.put({ ...part, text: target.value })}
        />
      </label>
      <Button className={shell.quiet} onClick={remove}>
        Delete {part.kind}
      </Button>
    </div>
  );
}

/** The sample's pictures are drawings; all others are in the browser's database. */
export function Picture({ part: { id, text } }: { readonly part: Part }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    readPicture(id).then(setAddress);
  }, [id]);
  const alt = text || 'Not described yet';
  if (id === 'ferry' || id === 'lighthouse')
    return (
      <svg className={styles.drawing} viewBox="0 0 160 90" role="img" aria-label={alt}>
        <use href={`${drawings}#${id}`} />
      </svg>
    );
  if (address === '') return <p className={shell.note}>This picture is not in this browser anymore.</p>;
  return address && <img className={styles.picture} src={address} alt={alt} />;
}
