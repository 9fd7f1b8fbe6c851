import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

const bytes = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

test.each([
  [
    'largest byte first',
    '33.98611, -118.47500',
    `RXhpZgAATU0AKgAAAAgAAYglAAQAAAABAAAAGgAAAAAABAABAAIAAAACTgAAAAACAAUAAA
     ADAAAAUAADAAIAAAACVwAAAAAEAAUAAAADAAAAaAAAAAAAAAAhAAAAAQAAADsAAAABAAAA
     CgAAAAEAAAB2AAAAAQAAABwAAAABAAAAHgAAAAE=`,
  ],
  [
    'smallest byte first',
    '-33.85698, 151.21500',
    `RXhpZgAASUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAAEAAEAAgACAAAAUwAAAAIABQADAA
     AAUAAAAAMAAgACAAAARQAAAAQABQADAAAAaAAAAAAAAAAhAAAAAQAAADMAAAABAAAA0AkA
     AGQAAACXAAAAAQAAAAwAAAABAAAAGBUAAGQAAAA=`,
  ],
])('a place is found in Exif data with the %s', (_, place, exif) => {
  expect(placeIn(bytes(`\xff\xd8\xff\xe1\0\x88${atob(exif)}`))).toBe(place);
});

test('the list of contents in an AVIF file is no Exif data', () => {
  expect(placeIn(bytes('infe\0\0\0\0Exif\0\0\0\x40iprp'))).toBeNull();
});

test('a photo without Exif data or without a place has none', () => {
  expect(placeIn(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBeNull();
  const noTags = 'Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0';
  expect(placeIn(bytes(noTags))).toBeNull();
});
