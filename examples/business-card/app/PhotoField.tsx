import { useId, useState } from 'react';
import styles from './App.module.css';
import { squarePhoto } from './photo.ts';

interface PhotoFieldProps {
  readonly photo: string;
  readonly onChange: (photo: string) => void;
}

export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const note = useId();
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      onChange(await squarePhoto(file));
      setProblem('');
    } catch {
      setProblem('This browser can’t read that file as a picture. Choose a JPEG, PNG or WebP.');
    }
    // The same file again is a choice too.
    input.value = '';
  };
  return (
    <div className={styles.field}>
      <label className={styles.field}>
        Photo
        <input
          type="file"
          accept="image/*"
          aria-describedby={note}
          onChange={({ target }) => choose(target)}
        />
      </label>
      {photo && (
        <div className={styles.row}>
          <img src={photo} alt="The chosen one" />
          <button type="button" onClick={() => onChange('')}>
            Remove photo
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <p id={note} className={styles.note}>
        It stays in this browser. The contact file has it, the link has not.
      </p>
    </div>
  );
}
