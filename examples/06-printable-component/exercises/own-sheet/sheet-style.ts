/** The rules of the paper: they replace those of react-to-print. */
export const sheetStyle = `
  @page { size: portrait; margin: 15mm; }
  body { margin: 0; print-color-adjust: exact; }
  img { max-inline-size: 100%; max-block-size: 100vh; object-fit: contain; }
  tr { break-inside: avoid; }
  section + section { break-before: page; }
`;

/** "1/2" at the bottom of each page, in place of the browser's line. */
export const numbered = `
  @page { @bottom-right { content: counter(page) '/' counter(pages); } }`;
