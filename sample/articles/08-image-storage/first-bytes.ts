import { imageType, magicNumbers } from '../../../examples/08-image-storage/src/image-type.ts';

export interface Byte {
  readonly hex: string;
  readonly character: string;
  /** Belongs to the magic number. */
  readonly isMagic: boolean;
}

/** The first sixteen bytes as people read them, with the magic number marked. */
export function firstBytes(bytes: Uint8Array): readonly Byte[] {
  const text = String.fromCharCode(...bytes);
  const type = imageType(bytes);
  const found = magicNumbers.find(([each, at, magic]) => each === type && text.startsWith(magic, at));
  const [, at, magic] = found ?? [null, 0, ''];
  return Array.from(bytes, (byte, index) => ({
    hex: byte.toString(16).padStart(2, '0'),
    character: byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·',
    isMagic: index >= at && index < at + magic.length,
  }));
}
