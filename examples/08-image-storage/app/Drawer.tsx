import { useEffect, useState } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { ImageList } from '../src/ImageList.tsx';
import { Uploader } from '../src/Uploader.tsx';
import { useImages } from '../src/use-images.ts';
import { useUpload } from '../src/use-upload.ts';
import styles from './Drawer.module.css';
import { indexedDbBucket, startOver } from './indexed-db.ts';
import { keptGallery } from './kept-gallery.ts';
import { sampleFiles } from './sample-files.ts';
import { Title } from './Title.tsx';

/** When a picture came or went, for other tabs. */
const lastChange = keep('app:image-storage:changed', Number, 0);
const changed = () => lastChange.change(Date.now());
const first = keptGallery(indexedDbBucket, changed);

export function Drawer() {
  return (
    <AppShell
      isSaved
      className={styles.page}
      startOver={() => void startOver().then(changed, console.warn)}
    >
      <Pictures />
    </AppShell>
  );
}

function Pictures() {
  const [gallery, setGallery] = useState(first);
  const list = useImages(gallery);
  const upload = useUpload(gallery, list.add);

  // Another object is read again, and nothing half-done is lost.
  useEffect(() => lastChange.watch(() => setGallery({ ...first })), []);

  return (
    <>
      <Title />
      <div className={styles.work}>
        <div className={styles.add}>
          <Uploader upload={upload} />
          <fieldset className={styles.samples}>
            <legend>No file at hand? Try one of these</legend>
            {Object.entries(sampleFiles).map(([name, file]) => (
              <button
                key={name}
                type="button"
                onClick={async () => upload.choose(await file())}
              >
                {name}
              </button>
            ))}
          </fieldset>
        </div>
        <section aria-labelledby="stored" className={styles.stored}>
          <h2 id="stored">In the drawer</h2>
          <ImageList list={list} />
        </section>
      </div>
    </>
  );
}
