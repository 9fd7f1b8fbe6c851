import { useEffect, useState } from 'react';
import { imageType, magicNumbers } from '../../../examples/08-image-storage/src/image-type.ts';
import styles from './Demo.module.css';

interface FirstBytesProps {
  readonly file: File;
  readonly verdict: string;
}

/** What the label of a file says, and what its bytes say. */
export function FirstBytes({ file, verdict }: FirstBytesProps) {
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    let isCurrent = true;
    file
      .slice(0, 16)
      .arrayBuffer()
      .then(
        (start) => isCurrent && setBytes(new Uint8Array(start)),
        (error: unknown) => console.warn(`${file.name} can't be read:`, error),
      );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (bytes === undefined) return null;
  const shown = firstBytes(bytes);
  const said = `First bytes of ${file.name}: ${shown.map(({ hex }) => hex).join(' ')}`;
  return (
    <div className={styles.bytes}>
      <div className={styles.cells} translate="no" role="img" aria-label={said}>
        {shown.map(({ hex, character, isMagic }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is known by its place.
          <span key={index} data-magic={isMagic}>
            <b>{hex}</b> {character}
          </span>
        ))}
      </div>
      <dl>
        <dt>Its name says</dt>
        <dd>{file.type || 'nothing'}</dd>
        <dt>Its bytes say</dt>
        <dd>{imageType(bytes) ?? 'no picture'}</dd>
        <dt>Verdict</dt>
        <dd>
          <strong>{verdict}</strong>
        </dd>
      </dl>
    </div>
  );
}

/** The first sixteen bytes as people read them, with the magic number marked. */
function firstBytes(bytes: Uint8Array) {
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
