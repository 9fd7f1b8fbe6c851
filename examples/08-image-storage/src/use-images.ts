import { useEffect, useRef, useState } from 'react';
import type { Gallery, Refusal, StoredImage } from './gallery.ts';

type Images = readonly StoredImage[];
type Change = (images: Images) => Images;

/** The list of what is stored, and how it changes. */
export function useImages(gallery: Gallery) {
  const [images, setImages] = useState<Images | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  /** What happened since the list was asked for. */
  const changes = useRef<Change[]>([]);

  // #region list
  useEffect(() => {
    let isCurrent = true;
    changes.current = [];
    gallery.list().then((outcome) => {
      if (!isCurrent) return;
      // An upload may have ended first. The list was read before it.
      if (outcome.ok)
        setImages(
          changes.current.reduce(
            (listed, change) => change(listed),
            outcome.value,
          ),
        );
      setProblem(outcome.ok ? null : outcome.why);
    });
    return () => {
      isCurrent = false;
    };
  }, [gallery]);

  function apply(change: Change): void {
    changes.current.push(change);
    setImages((shown) => change(shown ?? []));
  }
  // #endregion list

  return {
    images,
    problem,
    add(image: StoredImage) {
      setProblem(null);
      apply((shown) => [image, ...without(image.name, shown)]);
    },
    async remove(name: string): Promise<void> {
      setProblem(null);
      const outcome = await gallery.remove(name);
      // Another tab may have deleted it first.
      if (outcome.ok || outcome.why === 'not-found')
        apply((shown) => without(name, shown));
      else setProblem(outcome.why);
    },
  };
}

const without = (name: string, images: Images) =>
  images.filter((image) => image.name !== name);
