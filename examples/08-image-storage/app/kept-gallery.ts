import type { Gallery, Outcome, StoredImage } from '../src/gallery.ts';
import { type Bucket, mayBeKept } from './bucket.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

/**
 * A gallery on kept pictures. An upload takes ten steps, so that a visitor
 * can watch its progress and stop it. `changed` is for other tabs.
 */
export function keptGallery(
  bucket: Bucket,
  changed: () => void = () => {},
  step: () => Promise<unknown> = pause,
): Gallery {
  /** What fails here is the disk: full, or closed to this page. */
  async function reached<Value>(
    act: () => Promise<Value>,
  ): Promise<Outcome<Value>> {
    try {
      return { ok: true, value: await act() };
    } catch (error) {
      console.warn('The pictures can’t be reached:', error);
      return { ok: false, why: 'offline' };
    }
  }

  return {
    upload({ name, copy }, alt, onProgress) {
      const kept = { name, alt, picture: copy };
      let isStopped = false;
      async function send(): Promise<Outcome<StoredImage>> {
        if (!mayBeKept(kept)) return { ok: false, why: 'forbidden' };
        for (let sent = 0; sent <= 10; sent++) {
          if (isStopped) return { ok: false, why: 'canceled' };
          onProgress(sent / 10);
          await step();
        }
        return reached(async () => {
          await bucket.put(kept);
          changed();
          return kept;
        });
      }
      return {
        result: send(),
        cancel() {
          isStopped = true;
        },
      };
    },

    list: () =>
      reached(async () =>
        (await bucket.all()).toSorted((a, b) => (a.name < b.name ? 1 : -1)),
      ),

    remove: (name) =>
      reached(async () => {
        await bucket.remove(name);
        changed();
      }),
  };
}
