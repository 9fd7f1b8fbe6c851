/**
 * A picture as a small JPEG in a data: address. It loses where and by whom it was taken. Throws where the file is no
 * picture.
 */
export async function smallPicture(file: Blob, longestSide: number, isSquare: boolean): Promise<string> {
  const picture = await createImageBitmap(file);
  const shorter = Math.min(picture.width, picture.height);
  const width = isSquare ? shorter : picture.width;
  const height = isSquare ? shorter : picture.height;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What was transparent becomes paper, since JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
