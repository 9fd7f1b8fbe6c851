/** What could move the cursor, recolor a terminal or turn text around: C0, DEL, C1, line separators and bidi controls. */
const unsafe = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Text that may come from anyone, made fit for a terminal: a control character other than tab and newline is shown as a dot. */
export const terminalText = (text: string): string => text.replaceAll('\r\n', '\n').replace(unsafe, '·');
