import { useState } from 'react';
import styles from './AppShell.module.css';
import { smallPicture } from './small-picture.ts';

interface PictureInputProps {
  readonly label: string;
  /** In pixels. */
  readonly longestSide: number;
  readonly isSquare?: boolean;
  /** Gets a small JPEG as a data: address. */
  readonly onPicture: (address: string) => void;
}

/** A button that chooses a picture from the visitor's disk. It is made smaller in the browser, and goes nowhere else. */
export function PictureInput({ label, longestSide, isSquare = false, onPicture }: PictureInputProps) {
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const picture = file && (await smallPicture(file, longestSide, isSquare).catch(() => undefined));
    setProblem(picture ? '' : 'This browser can’t read that file as a picture. Choose a JPEG, PNG or WebP.');
    if (picture) onPicture(picture);
    // The same file again is a choice too.
    input.value = '';
  };
  return (
    <>
      <label className={styles.file}>
        {label}
        <input type="file" accept="image/*" onChange={({ target }) => choose(target)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
