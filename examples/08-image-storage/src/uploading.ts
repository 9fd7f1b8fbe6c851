import type { Refusal } from './gallery.ts';
import type { Checked, Flaw, Picture } from './picture.ts';

// #region state
/** One picture at a time, from the choice to the folder. */
export type Uploading =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'unfit'; readonly why: Flaw }
  | { readonly kind: 'ready'; readonly picture: Picture }
  | {
      readonly kind: 'sending';
      readonly picture: Picture;
      readonly fraction: number;
    }
  | {
      readonly kind: 'failed';
      readonly picture: Picture;
      readonly why: Refusal;
    };
// #endregion state

export type UploadEvent =
  | { readonly type: 'checked'; readonly checked: Checked }
  | { readonly type: 'not-shown'; readonly picture: Picture }
  | { readonly type: 'sent' | 'dropped' | 'stored' }
  | { readonly type: 'progressed'; readonly fraction: number }
  | { readonly type: 'refused'; readonly why: Refusal };

export const choosing: Uploading = { kind: 'choosing' };

// #region next
export function next(state: Uploading, event: UploadEvent): Uploading {
  switch (event.type) {
    case 'checked':
      return event.checked.ok
        ? { kind: 'ready', picture: event.checked.picture }
        : { kind: 'unfit', why: event.checked.why };
    case 'not-shown':
      // Word about a picture that has been replaced since is no news about
      // this one.
      return 'picture' in state && state.picture === event.picture
        ? { kind: 'unfit', why: 'damaged' }
        : state;
    case 'sent':
      return 'picture' in state
        ? { kind: 'sending', picture: state.picture, fraction: 0 }
        : state;
    case 'progressed':
      return state.kind === 'sending'
        ? { ...state, fraction: event.fraction }
        : state;
    case 'refused':
      if (state.kind !== 'sending') return state;
      return event.why === 'canceled'
        ? { kind: 'ready', picture: state.picture }
        : { kind: 'failed', picture: state.picture, why: event.why };
    case 'stored':
    case 'dropped':
      return choosing;
  }
}
// #endregion next
