import { imageType } from '../src/image-type.ts';

/** As much of a file in a bucket as the check needs. */
interface StoredFile {
  download(range: {
    readonly start: number;
    readonly end: number;
  }): Promise<[Uint8Array]>;
  delete(): Promise<unknown>;
}

// #region check
/** Deletes a file that says it is a JPEG and isn't. */
export async function checkPicture(file: StoredFile): Promise<boolean> {
  const [start] = await file.download({ start: 0, end: 15 });
  if (imageType(start) === 'image/jpeg') return true;
  await file.delete();
  return false;
}
// #endregion check
