import type { Picture } from './picture.ts';

export interface StoredImage {
  /** Its name in the person's folder. */
  readonly name: string;
  readonly url: string;
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

// #region port
export interface Upload {
  readonly result: Promise<Outcome<StoredImage>>;
  cancel(): void;
}

/** The pictures of one person. */
export interface Gallery {
  /** Begins at once. onProgress hears how much has arrived, from 0 to 1. */
  upload(picture: Picture, onProgress: (fraction: number) => void): Upload;
  /** Newest first. */
  list(): Promise<Outcome<readonly StoredImage[]>>;
  remove(name: string): Promise<Outcome>;
}
// #endregion port

export const wordsFor: Readonly<Record<Refusal, string>> = {
  canceled: 'Stopped. Nothing was kept.',
  forbidden:
    'The storage does not take this from you. Sign in and try again.',
  'not-found': 'This picture is gone already.',
  offline: 'There is no connection right now. Try again in a moment.',
  unknown:
    'Something went wrong on our side. Please try again in a moment.',
};
