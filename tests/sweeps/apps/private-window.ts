import type { Page } from '@playwright/test';

/** As in a private window of Safari: IndexedDB refuses a Blob, whole or in a record. */
export const refusesBlobs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if ([value, ...Object.values(value ?? {})].some((each) => each instanceof Blob))
        throw new DOMException('Error preparing Blob/File data', 'UnknownError');
      return put.call(this, value, key);
    };
  });
