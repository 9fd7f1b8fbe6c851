import type { Gallery, Outcome, StoredImage } from './gallery.ts';

/**
 * A gallery that lasts as long as the page is open. An upload takes ten
 * steps, so that you can watch its progress and stop it.
 */
export function createMemoryGallery(
  bucket = new Map<string, Blob>(),
  step = () => new Promise((resolve) => setTimeout(resolve, 150)),
): Gallery {
  const urls = new Map<string, string>();

  function toImage(name: string, blob: Blob): StoredImage {
    const url = urls.get(name) ?? URL.createObjectURL(blob);
    urls.set(name, url);
    return { name, url };
  }

  return {
    upload({ name, copy }, onProgress) {
      let isStopped = false;
      async function send(): Promise<Outcome<StoredImage>> {
        for (let sent = 0; sent <= 10; sent++) {
          if (isStopped) return { ok: false, why: 'canceled' };
          onProgress(sent / 10);
          await step();
        }
        bucket.set(name, copy);
        return { ok: true, value: toImage(name, copy) };
      }
      return {
        result: send(),
        cancel() {
          isStopped = true;
        },
      };
    },

    async list() {
      const names = [...bucket].toSorted(([a], [b]) => (a < b ? 1 : -1));
      const value = names.map(([name, blob]) => toImage(name, blob));
      return { ok: true, value };
    },

    async remove(name) {
      URL.revokeObjectURL(urls.get(name) ?? '');
      urls.delete(name);
      return bucket.delete(name)
        ? { ok: true, value: undefined }
        : { ok: false, why: 'not-found' };
    },
  };
}
