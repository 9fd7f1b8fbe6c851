const maxSide = 1600;

/** The size of the copy: the same proportions, at most 1600 pixels. */
export function copySize(width: number, height: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** How many pixels a picture has, from its header: nothing is decoded. */
export async function pixelsOf(file: Blob): Promise<number> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('It has no size'));
      image.src = url;
    });
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// #region redraw
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
    // A file that was small already must not grow.
    let copy = file;
    for (const quality of [0.85, 0.7, 0.5]) {
      copy = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (copy.size <= file.size) break;
    }
    return copy;
  } finally {
    bitmap.close();
  }
}
// #endregion redraw
