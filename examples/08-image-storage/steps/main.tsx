import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BlobImage } from './BlobImage.tsx';
import { type Prepared, prepare } from './picture.ts';

function Preview() {
  const [prepared, setPrepared] = useState<Prepared>();
  async function choose(file: File | undefined) {
    if (file) setPrepared(await prepare(file));
  }
  return (
    <>
      <input
        type="file"
        aria-label="Picture"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {prepared?.ok === false && <p role="alert">{prepared.why}</p>}
      {prepared?.ok && <Copy {...prepared.picture} />}
    </>
  );
}

function Copy({ file, copy }: { file: File; copy: Blob }) {
  return (
    <figure>
      <BlobImage picture={copy} alt={`Copy of ${file.name}`} />
      <figcaption>
        {file.size} bytes became {copy.size}.
      </figcaption>
    </figure>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Preview />);
