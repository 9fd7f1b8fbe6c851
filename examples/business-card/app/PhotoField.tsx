import { useId, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';

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
    <div className={styles.photo}>
      <label className={shell.field}>
        Photo
        <input
          type="file"
          accept="image/*"
          aria-describedby={note}
          onChange={({ target }) => choose(target)}
        />
      </label>
      {photo && (
        <div className={shell.row}>
          <img src={photo} alt="The chosen one" />
          <button type="button" onClick={() => onChange('')}>
            Remove photo
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <p id={note} className={shell.note}>
        It stays in this browser. The contact file has it, the link has not.
      </p>
    </div>
  );
}

/** Pixels of the photo's sides. */
const side = 240;

/** The middle of a picture as a small square JPEG, about 10 kB. Throws where the file is no picture. */
async function squarePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What was transparent becomes paper, since JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
