const maxSide = 1600;

/** The size of the copy: the same proportions, at most 1600 pixels. */
export function copySize(width: number, height: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A smaller JPEG of a picture: its pixels, and none of its metadata. */
export async function redraw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = copySize(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no 2D canvas');
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return await canvas.convertToBlob({
      type: 'image/jpeg',
      quality: 0.85,
    });
  } finally {
    bitmap.close();
  }
}
