import { type SubmitEvent, useCallback, useId, useRef } from 'react';
import { BlobImage } from './BlobImage.tsx';
import { refusalMessages } from './gallery.ts';
import { flawMessages, offeredTypes } from './picture.ts';
import type { Uploading } from './uploading.ts';
import type { useUpload } from './use-upload.ts';

interface UploaderProps {
  readonly upload: ReturnType<typeof useUpload>;
}

export function Uploader({ upload }: UploaderProps) {
  const { state, picture, choose, send, stop, drop } = upload;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function chooseFirst(files: FileList | null) {
    const file = files?.[0];
    if (file) choose(file);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const alt = new FormData(event.currentTarget).get('alt');
    void send(String(alt ?? '').trim());
  }

  // Stop takes the place of a button that was pressed, so it takes the
  // focus, and hands it on when it goes.
  const stopButton = useCallback((button: HTMLButtonElement) => {
    button.focus();
    return () => {
      if (document.activeElement === button) input.current?.focus();
    };
  }, []);

  return (
    <section
      className="uploader"
      aria-label="Add a picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        chooseFirst(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>Choose a picture, or drop one here</label>
      <input
        id={id}
        ref={input}
        type="file"
        accept={offeredTypes}
        onChange={({ currentTarget }) => {
          chooseFirst(currentTarget.files);
          // So that choosing the same file again is a change.
          currentTarget.value = '';
        }}
      />
      <p aria-live="polite">{statusText(state)}</p>
      {state.kind === 'unfit' && (
        <p role="alert">{flawMessages[state.why]}</p>
      )}
      {state.kind === 'failed' && (
        <p role="alert">{refusalMessages[state.why]}</p>
      )}
      {picture && (
        <form key={picture.name} onSubmit={onSubmit}>
          <BlobImage
            picture={picture.copy}
            alt={`Preview of ${picture.file.name}`}
          />
          <label htmlFor={`${id}-alt`}>
            What does it show, for people who don’t see it?
          </label>
          <input
            id={`${id}-alt`}
            name="alt"
            maxLength={200}
            readOnly={state.kind === 'sending'}
          />
          {state.kind === 'sending' ? (
            <div className="actions">
              <progress aria-label="Upload" value={state.part} />
              <span>{`${Math.round(state.part * 100)}%`}</span>
              <button type="button" ref={stopButton} onClick={stop}>
                Stop
              </button>
            </div>
          ) : (
            <div className="actions">
              <button type="submit" className="main">
                Upload
              </button>
              <button
                type="button"
                onClick={() => {
                  input.current?.focus();
                  drop();
                }}
              >
                Not this one
              </button>
            </div>
          )}
        </form>
      )}
    </section>
  );
}

function statusText(state: Uploading): string | null {
  if (state.kind === 'preparing') return `Checking ${state.file.name}…`;
  if (state.kind === 'ready') return 'Ready to upload.';
  return state.kind === 'sending' ? 'Uploading…' : null;
}
