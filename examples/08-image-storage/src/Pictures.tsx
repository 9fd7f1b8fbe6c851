import type { Gallery } from './gallery.ts';
import { ImageList } from './ImageList.tsx';
import { Uploader } from './Uploader.tsx';
import { useImages } from './use-images.ts';
import { useUpload } from './use-upload.ts';

/** A person's pictures, and a form to add one. */
export function Pictures({ gallery }: { readonly gallery: Gallery }) {
  const list = useImages(gallery);
  const upload = useUpload(gallery, list.add);
  return (
    <>
      <Uploader upload={upload} />
      <ImageList list={list} />
    </>
  );
}
