/**
 * Where a photo was taken, for example '33.98611, -118.47500', or null.
 *
 * Exif data begin with 'Exif\0\0'. Positions count from the byte after it:
 *   0  'MM', if numbers begin with their largest byte; 'II', if they end
 *      with it. If neither is there, look further: an AVIF file has
 *      'Exif\0\0' in its list of contents, too.
 *   4  four bytes: the position of a list of tags.
 * A list begins with two bytes, its length, and has 12 bytes for each tag:
 *   0  two bytes: the tag's number.
 *   8  four bytes: its value, or the position of a longer value.
 * Tag 0x8825 has the position of a second list, with these tags:
 *   1  'N' or 'S'
 *   2  the latitude: three fractions, for degrees, minutes and seconds
 *   3  'E' or 'W'
 *   4  the longitude
 * A fraction is two numbers of four bytes.
 */
export function placeIn(photo: ArrayBuffer): string | null {
  throw new Error(`not written yet: ${photo.byteLength} bytes`);
}
