import { useEffect, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import { newId, type Part } from './journey.ts';
import { journey } from './kept-journey.ts';
import { keepPicture, readPicture, smaller } from './pictures.ts';

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
        <p dir="auto">{part.text}</p>
      </div>
    );
  return (
    <div className={`${styles.part} ${styles.mine}`}>
      {isPicture && <Picture part={part} />}
      <label className={shell.field}>
        {isPicture ? 'What is in the picture?' : 'Your paragraph'}
        <textarea
          id={part.id}
          dir="auto"
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

/** Chooses a picture of the visitor's disk. It is made smaller here, and goes nowhere else. */
export function AddPicture({ onPicture }: { readonly onPicture: (id: string) => void }) {
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const picture = file && (await smaller(file).catch(() => undefined));
    // The same file again is a choice too.
    input.value = '';
    if (!picture)
      return setProblem('This browser can’t read that file as a picture. Choose a JPEG, PNG or WebP.');
    setProblem('');
    const id = newId();
    await keepPicture(id, picture).then(
      () => onPicture(id),
      () => setProblem('This browser has no room for the picture. It was not added.'),
    );
  };
  return (
    <>
      <label className={styles.file}>
        Add a picture
        <input type="file" accept="image/*" onChange={({ target }) => choose(target)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
