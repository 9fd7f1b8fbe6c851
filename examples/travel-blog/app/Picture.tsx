import { useEffect, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import { newId, type Part } from './journey.ts';
import { keepPicture, readPicture, smaller } from './pictures.ts';

/** Chooses a picture of the visitor's disk. It is made smaller here, and goes nowhere else. */
export function AddPicture({ onPicture }: { readonly onPicture: (id: string) => void }) {
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    setProblem('');
    try {
      const picture = await smaller(file);
      const id = newId();
      await keepPicture(id, picture).then(
        () => onPicture(id),
        () => setProblem('This browser has no room for the picture. It was not added.'),
      );
    } catch {
      setProblem('This browser can’t read that file as a picture. Choose a JPEG, PNG or WebP.');
    }
    // The same file again is a choice too.
    input.value = '';
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
    const show = (picture: Blob | undefined) => {
      if (isOver) return;
      url = picture ? URL.createObjectURL(picture) : null;
      setSource(url);
    };
    readPicture(id).then(show, () => setSource(null));
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (source === null) return <p className={shell.note}>This picture is not in this browser anymore.</p>;
  return source && <img className={styles.picture} src={source} alt={alt} />;
}
