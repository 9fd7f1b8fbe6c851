import type { Gallery, Outcome, StoredImage } from '../gallery.ts';
import type { Picture } from '../picture.ts';

/** An upload whose progress and end a test decides. */
export interface HeldUpload {
  readonly picture: Picture;
  progress(fraction: number): void;
  finish(outcome?: Outcome<StoredImage>): void;
}

/** A gallery in memory that does nothing until it is told to. */
export function createMemoryGallery(images: readonly StoredImage[] = []) {
  const uploads: HeldUpload[] = [];
  let stored = images;
  const gallery: Gallery = {
    upload(picture, progress) {
      const { promise: result, resolve } =
        Promise.withResolvers<Outcome<StoredImage>>();
      const image = {
        name: picture.name,
        url: `https://storage.invalid/${picture.name}`,
      };
      uploads.push({
        picture,
        progress,
        finish: (outcome = { ok: true, value: image }) => resolve(outcome),
      });
      return {
        result,
        cancel: () => resolve({ ok: false, why: 'canceled' }),
      };
    },
    list: async () => ({ ok: true, value: stored }),
    async remove(name) {
      stored = stored.filter((image) => image.name !== name);
      return { ok: true, value: undefined };
    },
  };
  return { gallery, uploads };
}
