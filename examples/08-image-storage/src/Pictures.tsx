import { useEffect, useState } from 'react';
import {
  type Gallery,
  type Refusal,
  type StoredImage,
  wordsFor,
} from './gallery.ts';
import { storedAt } from './name.ts';
import { Uploader } from './Uploader.tsx';

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A person's pictures, and the way to add one. */
export function Pictures({ gallery }: { readonly gallery: Gallery }) {
  const [images, setImages] = useState<readonly StoredImage[] | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);

  useEffect(() => {
    let current = true;
    gallery.list().then((outcome) => {
      if (!current) return;
      if (outcome.ok) setImages(outcome.value);
      else setProblem(outcome.why);
    });
    return () => {
      current = false;
    };
  }, [gallery]);

  // #region remove
  async function remove(name: string) {
    if (!window.confirm('Delete this picture for good?')) return;
    setProblem(null);
    const outcome = await gallery.remove(name);
    // Another tab may have deleted it first.
    if (outcome.ok || outcome.why === 'not-found') {
      setImages(
        (shown) => shown?.filter((image) => image.name !== name) ?? null,
      );
    } else {
      setProblem(outcome.why);
    }
  }
  // #endregion remove

  return (
    <>
      <Uploader
        gallery={gallery}
        onStored={(image) =>
          setImages((shown) => [image, ...(shown ?? [])])
        }
      />
      {problem && <p role="alert">{wordsFor[problem]}</p>}
      {images === null && problem === null && (
        <p role="status">Looking for your pictures…</p>
      )}
      {images?.length === 0 && (
        <p>No pictures yet. The first one will appear here.</p>
      )}
      <ul className="pictures">
        {images?.map(({ name, url }) => (
          <li key={name}>
            <img
              src={url}
              alt={`Stored on ${day.format(storedAt(name))}`}
              loading="lazy"
            />
            <button type="button" onClick={() => remove(name)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
