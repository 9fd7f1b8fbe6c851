import { useState } from 'react';
import { Group, Switch } from '#design/demo/Controls.tsx';
import { DemoFrame, Scripted, Unscripted } from '#design/demo/DemoFrame.tsx';
import { Program } from '#design/demo/Program.tsx';
import { Records } from '#design/demo/Records.tsx';
import { Button } from '#design/ui/Button.tsx';
import type { StoredImage } from '../../../examples/08-image-storage/src/gallery.ts';
import { ImageList } from '../../../examples/08-image-storage/src/ImageList.tsx';
import { createMemoryGallery } from '../../../examples/08-image-storage/src/memory-gallery.ts';
import { Uploader } from '../../../examples/08-image-storage/src/Uploader.tsx';
import type { Uploading } from '../../../examples/08-image-storage/src/uploading.ts';
import { useImages } from '../../../examples/08-image-storage/src/use-images.ts';
import { useUpload } from '../../../examples/08-image-storage/src/use-upload.ts';
import { Comparison, sizeOf } from './Comparison.tsx';
import styles from './Demo.module.css';
import { FirstBytes } from './FirstBytes.tsx';
import { withLostAnswer } from './lost-answer.ts';
import { fileOf, samples } from './samples.ts';

/** The example itself on a bucket in this page, with files to try and a look inside each. */
export function Demo() {
  const [bucket] = useState(() => new Map<string, StoredImage>());
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

  async function reset() {
    upload.stop();
    upload.drop();
    setFile(undefined);
    setLosesAnswer(false);
    for (const name of [...bucket.keys()]) await list.remove(name);
  }

  const controls = (
    <>
      <Group legend="Try a file">
        {samples.map((sample) => (
          <Button
            key={sample.name}
            className={styles.sample}
            onClick={async () => choose(await fileOf(sample))}
          >
            {sample.name}
          </Button>
        ))}
      </Group>
      <Switch isOn={losesAnswer} onChange={setLosesAnswer}>
        Lose the next answer
      </Switch>
    </>
  );
  const stored = [...bucket.values()].map(({ name, alt, picture }) => [
    name,
    alt || '–',
    picture.type,
    sizeOf(picture),
  ]);
  return (
    <DemoFrame name="Demo: the picture gallery" controls={controls} onReset={reset}>
      {file && <FirstBytes file={file} verdict={verdictOn(upload.state)} />}
      <Program className={styles.gallery}>
        <Uploader upload={{ ...upload, choose }} />
        <ImageList list={list} />
      </Program>
      {upload.picture && <Comparison picture={upload.picture} />}
      <Scripted>
        <Records
          caption="What is in the bucket"
          columns={['users/you/images/', 'alt', 'type', 'size']}
          rows={stored.length === 0 ? [['nothing', '', '', '']] : stored}
        />
      </Scripted>
      <Unscripted>
        <Records
          caption="Five files and what they are"
          columns={['Name', 'What it is']}
          rows={samples.map(({ name, really }) => [name, really])}
        />
      </Unscripted>
    </DemoFrame>
  );
}

function verdictOn({ kind }: Uploading): string {
  if (kind === 'preparing') return 'Checking…';
  return kind === 'unfit' ? 'Refused' : 'Accepted';
}
