import { useId, useState } from 'react';
import styles from './App.module.css';
import { squarePhoto } from './photo.ts';

interface PhotoFieldProps {
  readonly photo: string;
  readonly onChange: (photo: string) => void;
}

export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId();
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
      <label htmlFor={id}>Photo</label>
      <div className={styles.photo}>
        {photo && <img src={photo} alt="The chosen one" />}
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => choose(target)}
        />
        {photo && (
          <button type="button" onClick={() => onChange('')}>
            Remove photo
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note} role={problem ? 'alert' : undefined}>
        {problem ||
          'It stays in this browser, and goes into the contact file and onto paper, not into the link.'}
      </p>
    </div>
  );
}
