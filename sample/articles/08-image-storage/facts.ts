export interface Facts {
  readonly size: string;
  readonly pixels: string;
  /** Whether it has an Exif block, where cameras write the time and the place. */
  readonly exif: 'yes' | 'no';
}

export async function factsOf(picture: Blob): Promise<Facts> {
  const bitmap = await createImageBitmap(picture);
  const pixels = `${bitmap.width} × ${bitmap.height}`;
  bitmap.close();
  const start = await picture.slice(0, 65_536).text();
  return { size: sizeOf(picture), pixels, exif: /exif/i.test(start) ? 'yes' : 'no' };
}

export function sizeOf({ size }: Blob): string {
  return `${Math.ceil(size / 1024)}\u00a0KB`;
}
