import { useEffect, useState } from 'react';
import type { Gallery, Refusal, StoredImage } from './gallery.ts';

/** The list of what is stored, and how it changes. */
export function useImages(gallery: Gallery) {
  const [images, setImages] = useState<readonly StoredImage[] | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);

  useEffect(() => {
    let isCurrent = true;
    gallery.list().then((outcome) => {
      if (!isCurrent) return;
      if (outcome.ok) setImages(outcome.value);
      else setProblem(outcome.why);
    });
    return () => {
      isCurrent = false;
    };
  }, [gallery]);

  const without = (name: string) => (shown: typeof images) =>
    shown?.filter((image) => image.name !== name) ?? [];

  return {
    images,
    problem,
    add(image: StoredImage) {
      setImages((shown) => [image, ...without(image.name)(shown)]);
    },
    // #region remove
    async remove(name: string) {
      setProblem(null);
      const outcome = await gallery.remove(name);
      // Another tab may have deleted it first.
      if (outcome.ok || outcome.why === 'not-found')
        setImages(without(name));
      else setProblem(outcome.why);
    },
    // #endregion remove
  };
}
