import { useEffect, useReducer, useRef } from 'react';
import type { Gallery, StoredImage, Upload } from './gallery.ts';
import { prepare } from './picture.ts';
import { next } from './uploading.ts';

/** Takes one file at a time through its checks and into the gallery. */
export function useUpload(
  gallery: Gallery,
  onStored: (image: StoredImage) => void,
) {
  const [state, dispatch] = useReducer(next, { kind: 'choosing' });
  const upload = useRef<Upload>(undefined);
  const picture = 'picture' in state ? state.picture : undefined;

  // Leaving the page stops the upload.
  useEffect(() => () => upload.current?.cancel(), []);

  async function choose(file: File) {
    upload.current?.cancel();
    dispatch({ type: 'chosen', file });
    const prepared = await prepare(file);
    dispatch({ type: 'prepared', file, prepared });
  }

  // #region send
  async function send(alt: string) {
    if (picture === undefined || state.kind === 'sending') return;
    dispatch({ type: 'sent', picture });
    upload.current = gallery.upload(picture, alt, (part) =>
      dispatch({ type: 'progressed', picture, part }),
    );
    const outcome = await upload.current.result;
    if (outcome.ok) {
      dispatch({ type: 'stored', picture });
      onStored(outcome.value);
    } else {
      dispatch({ type: 'refused', picture, why: outcome.why });
    }
  }
  // #endregion send

  return {
    state,
    picture,
    choose,
    send,
    stop: () => upload.current?.cancel(),
    drop: () => dispatch({ type: 'dropped' }),
  };
}
