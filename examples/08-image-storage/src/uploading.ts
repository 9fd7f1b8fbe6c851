import type { Refusal } from './gallery.ts';
import type { Flaw, Picture, Prepared } from './picture.ts';

// #region state
/** One picture at a time, from the file dialog to the bucket. */
export type Uploading =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'preparing'; readonly file: File }
  | { readonly kind: 'unfit'; readonly why: Flaw }
  | { readonly kind: 'ready'; readonly picture: Picture }
  | {
      readonly kind: 'sending';
      readonly picture: Picture;
      readonly part: number;
    }
  | {
      readonly kind: 'failed';
      readonly picture: Picture;
      readonly why: Refusal;
    };
// #endregion state

export type UploadEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | {
      readonly type: 'prepared';
      readonly file: File;
      readonly prepared: Prepared;
    }
  | { readonly type: 'dropped' }
  | { readonly type: 'sent' | 'stored'; readonly picture: Picture }
  | {
      readonly type: 'progressed';
      readonly picture: Picture;
      readonly part: number;
    }
  | {
      readonly type: 'refused';
      readonly picture: Picture;
      readonly why: Refusal;
    };

/** Events about a file that has been replaced since change nothing. */
export function next(state: Uploading, event: UploadEvent): Uploading {
  switch (event.type) {
    case 'chosen':
      return { kind: 'preparing', file: event.file };
    case 'prepared':
      if (state.kind !== 'preparing' || state.file !== event.file)
        return state;
      return event.prepared.ok
        ? { kind: 'ready', picture: event.prepared.picture }
        : { kind: 'unfit', why: event.prepared.why };
    case 'sent':
      return { kind: 'sending', picture: event.picture, part: 0 };
    case 'progressed':
      return isSending(state, event.picture)
        ? { ...state, part: event.part }
        : state;
    case 'refused':
      if (!isSending(state, event.picture)) return state;
      return event.why === 'canceled'
        ? { kind: 'ready', picture: event.picture }
        : { kind: 'failed', picture: event.picture, why: event.why };
    case 'stored':
      return isSending(state, event.picture) ? { kind: 'choosing' } : state;
    case 'dropped':
      return { kind: 'choosing' };
  }
}

function isSending(
  state: Uploading,
  picture: Picture,
): state is Extract<Uploading, { kind: 'sending' }> {
  return state.kind === 'sending' && state.picture === picture;
}
