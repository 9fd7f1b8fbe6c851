import { useEffect, useState } from 'react';
import { Records } from '#design/demo/Records.tsx';
import { placeIn } from '../../../examples/08-image-storage/exercises/place/place.ts';
import type { Picture } from '../../../examples/08-image-storage/src/picture.ts';

/** A file before it was redrawn, and after. */
export function Comparison({ picture: { file, copy } }: { readonly picture: Picture }) {
  const [facts, setFacts] = useState<readonly [Facts, Facts]>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all([factsOf(file), factsOf(copy)]).then(
      (both) => isCurrent && setFacts(both),
      (error: unknown) => console.warn(`${file.name} can't be compared:`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, copy]);
  if (facts === undefined) return null;
  const [before, after] = facts;
  return (
    <Records
      caption="The file and its copy"
      columns={['Picture', 'file', 'copy']}
      rows={[
        ['Size', before.size, after.size],
        ['Pixels', before.pixels, after.pixels],
        ['Where it was taken', before.place, after.place],
      ]}
    />
  );
}

type Facts = Readonly<Record<'size' | 'pixels' | 'place', string>>;

async function factsOf(picture: Blob): Promise<Facts> {
  const bitmap = await createImageBitmap(picture);
  const pixels = `${bitmap.width} × ${bitmap.height}`;
  bitmap.close();
  const start = picture.slice(0, 131_072);
  const without = /exif/i.test(await start.text()) ? 'Exif data, but no place found' : 'no Exif data';
  return { size: sizeOf(picture), pixels, place: placeIn(await start.arrayBuffer()) ?? without };
}

export function sizeOf({ size }: Blob): string {
  return `${Math.ceil(size / 1024)}\u00a0KB`;
}
