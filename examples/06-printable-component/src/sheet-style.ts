// #region style
/** The whole style sheet of the printed page. */
export const sheetStyle = `
  @page { size: portrait; margin: 0; }
  body { margin: 15mm; }
  figure { margin: 0; }
  img { display: block; width: 100%; height: auto; }
`;
// #endregion style
