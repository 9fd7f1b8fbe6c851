import {
  type ChangeEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import {
  type Gallery,
  type StoredImage,
  type Upload,
  wordsFor,
} from './gallery.ts';
import { Preview } from './Preview.tsx';
import {
  acceptedTypes,
  checkFile,
  type Picture,
  wordsForFlaw,
} from './picture.ts';
import { choosing, next } from './uploading.ts';

interface UploaderProps {
  readonly gallery: Gallery;
  readonly onStored: (image: StoredImage) => void;
}

export function Uploader({ gallery, onStored }: UploaderProps) {
  const [state, dispatch] = useReducer(next, choosing);
  const latest = useRef<File>(undefined);
  const upload = useRef<Upload>(undefined);
  const id = useId();
  const picture = 'picture' in state ? state.picture : undefined;
  const sending = state.kind === 'sending';

  // Leaving the page stops the upload.
  useEffect(() => () => upload.current?.cancel(), []);

  // #region choose
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Otherwise choosing the same file again, after correcting it, would be
    // no change.
    event.target.value = '';
    if (file === undefined) return;
    latest.current = file;
    const checked = await checkFile(file);
    if (latest.current === file) dispatch({ type: 'checked', checked });
  }
  // #endregion choose

  // #region send
  async function send() {
    if (picture === undefined) return;
    dispatch({ type: 'sent' });
    upload.current = gallery.upload(picture, (fraction) =>
      dispatch({ type: 'progressed', fraction }),
    );
    const outcome = await upload.current.result;
    if (outcome.ok) {
      dispatch({ type: 'stored' });
      onStored(outcome.value);
    } else {
      dispatch({ type: 'refused', why: outcome.why });
    }
  }
  // #endregion send

  // #region damaged
  /**
   * The first bytes were right, but the browser can't draw the picture, and
   * no other browser is likely to.
   */
  function notShown(picture: Picture) {
    upload.current?.cancel();
    dispatch({ type: 'not-shown', picture });
  }
  // #endregion damaged

  return (
    <section className="uploader" aria-label="Add a picture">
      <label htmlFor={id}>Choose a picture</label>
      <input
        id={id}
        type="file"
        accept={acceptedTypes.join()}
        disabled={sending}
        onChange={choose}
      />
      {state.kind === 'unfit' && (
        <p role="alert">{wordsForFlaw[state.why]}</p>
      )}
      {state.kind === 'failed' && <p role="alert">{wordsFor[state.why]}</p>}
      {picture && (
        <Preview file={picture.file} onDamaged={() => notShown(picture)} />
      )}
      {sending && (
        <div className="actions">
          <progress aria-label="Upload" value={state.fraction} />
          <span>{Math.round(state.fraction * 100)} %</span>
          <button type="button" onClick={() => upload.current?.cancel()}>
            Stop
          </button>
        </div>
      )}
      {(state.kind === 'ready' || state.kind === 'failed') && (
        <div className="actions">
          <button
            type="button"
            onClick={() => dispatch({ type: 'dropped' })}
          >
            Not this one
          </button>
          <button type="button" className="main" onClick={send}>
            Upload
          </button>
        </div>
      )}
    </section>
  );
}
