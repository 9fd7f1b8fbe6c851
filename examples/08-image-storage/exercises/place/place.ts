// #region place
/** Where a photo was taken, for example '33.98611, -118.47500'. */
export function placeIn(photo: ArrayBuffer): string | null {
  const text = new TextDecoder('latin1').decode(photo);
  const start = text.search(/Exif\0\0(MM|II)/) + 6;
  if (start < 6) return null;
  const exif = new DataView(photo, start);
  const isLittle = text.startsWith('II', start);
  const number = (at: number) => exif.getUint32(at, isLittle);

  function valueAt(tag: number, list: number): number | null {
    const count = exif.getUint16(list, isLittle);
    for (let at = list + 2; at < list + 2 + 12 * count; at += 12)
      if (exif.getUint16(at, isLittle) === tag) return at + 8;
    return null;
  }

  const gps = valueAt(0x8825, number(4));
  if (gps === null) return null;
  const list = number(gps);

  function degrees(letterTag: number, angleTag: number): number {
    const letter = valueAt(letterTag, list);
    const angle = valueAt(angleTag, list);
    if (letter === null || angle === null) return NaN;
    const at = number(angle);
    const fraction = (n: number) =>
      number(at + 8 * n) / number(at + 8 * n + 4);
    const sum = fraction(0) + fraction(1) / 60 + fraction(2) / 3600;
    return /[SW]/.test(text.charAt(start + letter)) ? -sum : sum;
  }

  const place = [degrees(1, 2), degrees(3, 4)];
  if (place.some(Number.isNaN)) return null;
  return place.map((each) => each.toFixed(5)).join(', ');
}
// #endregion place
