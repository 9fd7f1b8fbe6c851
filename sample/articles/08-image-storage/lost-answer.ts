import type { Gallery, Outcome, StoredImage } from '../../../examples/08-image-storage/src/gallery.ts';

/** The same gallery, over a connection that breaks after the last byte: the picture is stored, and nobody hears of it. */
export function withLostAnswer(gallery: Gallery, onLost: () => void): Gallery {
  return {
    ...gallery,
    upload(picture, alt, onProgress) {
      const { result, cancel } = gallery.upload(picture, alt, onProgress);
      const lost = result.then((outcome): Outcome<StoredImage> => {
        if (!outcome.ok) return outcome;
        onLost();
        return { ok: false, why: 'offline' };
      });
      return { result: lost, cancel };
    },
  };
}
