import { useState } from 'react';
import styles from './App.module.css';
import { newId } from './journey.ts';

/** Chooses a picture of the visitor's disk. It is made smaller here, and goes nowhere else. */
export function AddPicture({ onPicture }: { readonly onPicture: (id: string) => void }) {
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    setProblem('');
    try {
      const { keepPicture, smaller } = await import('./pictures.ts');
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
