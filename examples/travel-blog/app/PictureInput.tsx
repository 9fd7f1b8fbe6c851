import { useState } from 'react';
import styles from './App.module.css';
import { newId } from './new-id.ts';
import { keepPicture, smaller } from './pictures.ts';

/** Chooses a picture of the visitor's disk. It is made smaller here, and goes nowhere else. */
export function PictureInput({ onPicture }: { readonly onPicture: (id: string) => void }) {
  const [problem, setProblem] = useState('');

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    setProblem('');
    try {
      const id = newId();
      const isKept = await keepPicture(id, await smaller(file));
      onPicture(id);
      if (!isKept)
        setProblem('This browser has no room for the picture: it is gone when you close the page.');
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
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
