import type { Gallery, Outcome, StoredImage } from './gallery.ts';

/**
 * A gallery that lasts as long as the page is open. An upload takes ten
 * steps, so that you can watch its progress and stop it.
 */
export function createMemoryGallery(
  bucket = new Map<string, StoredImage>(),
  step = () => new Promise((resolve) => setTimeout(resolve, 150)),
): Gallery {
  return {
    upload({ name, copy }, alt, onProgress) {
      let isStopped = false;
      async function send(): Promise<Outcome<StoredImage>> {
        for (let sent = 0; sent <= 10; sent++) {
          if (isStopped) return { ok: false, why: 'canceled' };
          onProgress(sent / 10);
          await step();
        }
        const value = { name, alt, picture: copy };
        bucket.set(name, value);
        return { ok: true, value };
      }
      return {
        result: send(),
        cancel() {
          isStopped = true;
        },
      };
    },

    async list() {
      const newestFirst = [...bucket.values()].toSorted((a, b) =>
        a.name < b.name ? 1 : -1,
      );
      return { ok: true, value: newestFirst };
    },

    async remove(name) {
      return bucket.delete(name)
        ? { ok: true, value: undefined }
        : { ok: false, why: 'not-found' };
    },
  };
}
