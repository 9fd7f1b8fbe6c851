/** A file to try, so that nobody has to look for one. */
export interface Sample {
  readonly name: string;
  /** What a browser takes it for, from its name. */
  readonly type: string;
  /** Its first sixteen bytes, or how it is made; one character is one byte. */
  readonly content: string | (() => Promise<Blob>);
  /** For readers without a script. */
  readonly really: string;
}

/** An Exif segment that says: 33° 59′ 10″ N, 118° 28′ 30″ W. */
const position =
  '/+EAiEV4aWYAAE1NACoAAAAIAAGIJQAEAAAAAQAAABoAAAAAAAQAAQACAAAAAk4AAAAAAgAFAAAAAwAAAFAAAwACAAAAAlcAAAAABAAFAAAAAwAAAGgAAAAAAAAAIQAAAAEAAAA7AAAAAQAAAAoAAAABAAAAdgAAAAEAAAAcAAAAAQAAAB4AAAAB';

export const samples: readonly Sample[] = [
  {
    name: 'portrait.jpg',
    type: 'image/jpeg',
    content: '\0\0\0\x18ftypheic\0\0\0\0',
    really: 'HEIC photo, refused where the browser can’t read it',
  },
  {
    name: 'beach.jpg',
    type: 'image/jpeg',
    content: beach,
    really: 'JPEG with the place in it, stored without',
  },
  { name: 'cat.png', type: 'image/png', content: '<!doctype html>\n', really: 'Web page, refused' },
  { name: 'logo.svg', type: 'image/svg+xml', content: '<svg xmlns="http', really: 'SVG, refused' },
  {
    name: 'half.png',
    type: 'image/png',
    content: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    really: 'PNG that ends after its first bytes, refused',
  },
];

export async function fileOf({ name, type, content }: Sample): Promise<File> {
  const part = typeof content === 'string' ? bytesOf(content) : await content();
  return new File([part], name, { type });
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A picture as large as a phone takes it, drawn here, with a position in it as a phone writes it. */
async function beach(): Promise<Blob> {
  const canvas = new OffscreenCanvas(3000, 2000);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no 2D canvas');
  const fill = (color: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
  fill('#cfe5ff', 0, 0, 3000, 1100);
  fill('#5f93dc', 0, 1100, 3000, 400);
  fill('#f6ead2', 0, 1500, 3000, 500);
  for (let row = 0; row < 9; row++)
    for (let n = 0; n < 40; n++)
      fill('#e8f2ff', (n * 331 + row * 977) % 3000, 1130 + row * 40, 60 + ((n * 53) % 90), 7);
  for (let n = 0; n < 1500; n++) fill('#d8bf8e', (n * 977) % 3000, 1520 + ((n * 1613) % 470), 5 + (n % 4), 5);
  context.fillStyle = '#fea91e';
  context.beginPath();
  context.arc(2250, 560, 240, 0, 2 * Math.PI);
  context.fill();
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  const segment = bytesOf(atob(position));
  const whole = new Blob([drawn.slice(0, 2), segment, drawn.slice(2)]);
  // In one piece again: Firefox can't draw a picture from several.
  return new Blob([await whole.arrayBuffer()]);
}
