import { terminalText } from '#lib/terminal-text.ts';

export const oneLine = (text: string) => terminalText(text).replace(/\s+/g, ' ').trim();
/** Indented, so that text can't pose as the next entry. */
export const indented = (text: string) => terminalText(text.trim()).replace(/^/gm, '    ');
export const day = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
