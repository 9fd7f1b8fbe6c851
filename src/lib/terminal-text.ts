/** Characters that could move the cursor, recolor a terminal or reverse text: C0, DEL, C1, line separators and bidi controls. */
const unsafe = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes text from strangers safe for a terminal: control characters other than tab and newline become dots. */
export const terminalText = (text: string): string => text.replaceAll('\r\n', '\n').replace(unsafe, '·');
