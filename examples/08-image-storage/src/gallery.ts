import type { Picture } from './picture.ts';

export interface StoredImage {
  /** Its name in the person's folder. */
  readonly name: string;
  /** What it shows, in words. May be empty. */
  readonly alt: string;
  readonly picture: Blob;
}

export type Refusal =
  | 'canceled'
  | 'forbidden'
  | 'not-found'
  | 'offline'
  | 'unknown';

export type Outcome<Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Refusal };

// #region gallery
export interface Upload {
  readonly result: Promise<Outcome<StoredImage>>;
  cancel(): void;
}

/** The pictures of one person. */
export interface Gallery {
  /** Starts at once. onProgress gets the part that has arrived, 0 to 1. */
  upload(
    picture: Picture,
    alt: string,
    onProgress: (part: number) => void,
  ): Upload;
  /** Newest first. */
  list(): Promise<Outcome<readonly StoredImage[]>>;
  remove(name: string): Promise<Outcome>;
}
// #endregion gallery

export const refusalMessages: Readonly<Record<Refusal, string>> = {
  canceled: 'The upload was stopped.',
  forbidden: 'You don’t have permission to do this. Sign in and try again.',
  'not-found': 'This picture has already been deleted.',
  offline:
    'The storage can’t be reached. Your picture is still here; try again.',
  unknown: 'Something went wrong on our side. Try again in a moment.',
};
