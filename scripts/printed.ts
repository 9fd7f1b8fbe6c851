// What visitors wrote, made fit for a terminal.

/** What could move the cursor, recolor the terminal or turn text around, shown as a dot. */
const unsafe = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const safe = (text: string) => text.replaceAll('\r\n', '\n').replace(unsafe, '·');

export const oneLine = (text: string) => safe(text).replace(/\s+/g, ' ').trim();
/** Indented, so that no text can look like the next entry. */
export const indented = (text: string) => safe(text.trim()).replace(/^/gm, '    ');
export const day = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
