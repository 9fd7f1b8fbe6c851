import { useState } from 'react';
import { ImageList } from '../../../examples/08-image-storage/src/ImageList.tsx';
import { createMemoryGallery } from '../../../examples/08-image-storage/src/memory-gallery.ts';
import { Uploader } from '../../../examples/08-image-storage/src/Uploader.tsx';
import type { Uploading } from '../../../examples/08-image-storage/src/uploading.ts';
import { useImages } from '../../../examples/08-image-storage/src/use-images.ts';
import { useUpload } from '../../../examples/08-image-storage/src/use-upload.ts';
import { Comparison } from './Comparison.tsx';
import styles from './Demo.module.css';
import { FirstBytes } from './FirstBytes.tsx';
import { withLostAnswer } from './lost-answer.ts';
import { SampleTable } from './SampleTable.tsx';
import { Stored } from './Stored.tsx';
import { fileOf, samples } from './samples.ts';

/** The example itself on a bucket in this page, with files to try and a look inside each. */
export function Demo() {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.demo} aria-label="Demo: the picture gallery">
      <SampleTable />
      <Gallery key={run} reset={() => setRun(run + 1)} />
    </section>
  );
}

function Gallery({ reset }: { readonly reset: () => void }) {
  const [bucket] = useState(() => new Map<string, Blob>());
  const [gallery] = useState(() => createMemoryGallery(bucket));
  const [losesAnswer, setLosesAnswer] = useState(false);
  const [file, setFile] = useState<File>();
  const list = useImages(gallery);
  const connection = losesAnswer ? withLostAnswer(gallery, () => setLosesAnswer(false)) : gallery;
  const upload = useUpload(connection, list.add);

  async function choose(chosen: File) {
    setFile(chosen);
    await upload.choose(chosen);
  }

  async function clear() {
    upload.stop();
    await Promise.all([...bucket.keys()].map((name) => gallery.remove(name)));
    reset();
  }

  return (
    <div className={styles.live}>
      <fieldset className={styles.controls}>
        <legend>Try a file</legend>
        {samples.map((sample) => (
          <button key={sample.name} type="button" onClick={async () => choose(await fileOf(sample))}>
            {sample.name}
          </button>
        ))}
      </fieldset>
      <div className={styles.controls}>
        <label>
          <input
            type="checkbox"
            checked={losesAnswer}
            onChange={(event) => setLosesAnswer(event.target.checked)}
          />
          Lose the next answer
        </label>
        <button type="button" onClick={clear}>
          Reset
        </button>
      </div>
      {file && <FirstBytes file={file} verdict={verdictOn(upload.state)} />}
      <Uploader upload={{ ...upload, choose }} />
      {upload.picture && <Comparison picture={upload.picture} />}
      <ImageList list={list} />
      <Stored bucket={bucket} />
    </div>
  );
}

function verdictOn({ kind }: Uploading): string {
  if (kind === 'preparing') return 'Checking…';
  return kind === 'unfit' ? 'Refused' : 'Accepted';
}
