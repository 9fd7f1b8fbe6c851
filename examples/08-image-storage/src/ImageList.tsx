import { useRef } from 'react';
import { refusalMessages } from './gallery.ts';
import { storedAt } from './name.ts';
import type { useImages } from './use-images.ts';

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
});

interface ImageListProps {
  readonly list: ReturnType<typeof useImages>;
}

export function ImageList({ list }: ImageListProps) {
  const { images, problem, remove } = list;
  const element = useRef<HTMLUListElement>(null);

  async function confirmAndRemove(name: string) {
    if (!window.confirm('Delete this picture for good?')) return;
    await remove(name);
    element.current?.focus();
  }

  return (
    <>
      {problem && <p role="alert">{refusalMessages[problem]}</p>}
      {images === null && problem === null && (
        <p role="status">Loading your pictures…</p>
      )}
      {images?.length === 0 && <p>No pictures yet.</p>}
      <ul
        ref={element}
        tabIndex={-1}
        className="pictures"
        aria-label="Stored pictures"
      >
        {images?.map(({ name, url }) => (
          <li key={name}>
            <img
              src={url}
              alt={`Stored on ${day.format(storedAt(name))}`}
              loading="lazy"
            />
            <button type="button" onClick={() => confirmAndRemove(name)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
