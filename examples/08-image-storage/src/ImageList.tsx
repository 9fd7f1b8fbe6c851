import { useRef } from 'react';
import { BlobImage } from './BlobImage.tsx';
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

  async function confirmAndRemove(name: string, alt: string) {
    if (!window.confirm(`Delete this picture for good?\n${alt}`)) return;
    await remove(name);
    // Unless the person is typing elsewhere by now.
    const at = document.activeElement;
    if (at === document.body || element.current?.contains(at))
      element.current?.focus();
  }

  return (
    <>
      {problem && <p role="alert">{refusalMessages[problem]}</p>}
      <p aria-live="polite">{summaryOf(list)}</p>
      <ul
        ref={element}
        tabIndex={-1}
        className="pictures"
        aria-label="Stored pictures"
      >
        {images?.map((image) => {
          const { name, picture } = image;
          const alt =
            image.alt || `Stored on ${day.format(storedAt(name))}`;
          return (
            <li key={name}>
              <BlobImage picture={picture} alt={alt} />
              <button
                type="button"
                aria-label={`Delete: ${alt}`}
                onClick={() => confirmAndRemove(name, alt)}
              >
                Delete
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function summaryOf({ images, problem }: ImageListProps['list']): string {
  if (images === null) return problem ? '' : 'Loading your pictures…';
  const { length } = images;
  return length === 0 ? 'No pictures yet.' : `Pictures stored: ${length}`;
}
