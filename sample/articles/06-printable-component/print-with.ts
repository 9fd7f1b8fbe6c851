import { numbered, sheetStyle } from '../../../examples/06-printable-component/src/sheet-style.ts';

/** What the reader chose: a sheet, and what the printer is told about it. */
export interface Choices {
  readonly sheet: 'puppies' | 'invoice';
  readonly orientation: 'portrait' | 'landscape';
  readonly margin: '15mm' | '0';
  readonly backgrounds: boolean;
  readonly pageStyles: boolean;
}

/** What the example prints, and with what. */
export const first: Choices = {
  sheet: 'puppies',
  orientation: 'portrait',
  margin: '15mm',
  backgrounds: true,
  pageStyles: true,
};

/** The example's `pageStyle` with these choices. */
export const pageStyleOf = ({ sheet, orientation, margin, backgrounds }: Choices) =>
  `${sheet === 'invoice' ? numbered : ''}${sheetStyle}`
    .replace('portrait', orientation)
    .replace('15mm', margin)
    .replace('exact', backgrounds ? 'exact' : 'economy');

/**
 * Prints a frame with these choices, under this title. In an app, `pageStyle` and `documentTitle` would do this; this site's content
 * security policy refuses a style element that it does not know, but not a style sheet that a script constructs.
 */
export function printWith(choices: Choices, title: string): (frame: HTMLIFrameElement) => Promise<void> {
  return async ({ contentWindow, contentDocument }) => {
    if (contentWindow === null || contentDocument === null) return;
    // The frame's own constructor: a document takes no style sheet of another one.
    const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
    const sheet = new Sheet();
    // This site's own pages are paper-colored, and keep a table on one sheet.
    const notOurs = 'body { background: white; } table { break-inside: auto; }';
    sheet.replaceSync(`${choices.pageStyles ? stylesOf(document) : ''}${pageStyleOf(choices)}${notOurs}`);
    contentDocument.adoptedStyleSheets = [sheet];
    await Promise.all(Array.from(contentDocument.images, fetchInPage));
    const ownTitle = document.title;
    document.title = title;
    contentWindow.print();
    document.title = ownTitle;
  };
}

/** Firefox shows no picture of this site's service worker in such a frame. */
async function fetchInPage(picture: HTMLImageElement): Promise<void> {
  const response = await fetch(picture.src);
  picture.src = URL.createObjectURL(await response.blob());
  // After a failure, Firefox's decode() fails again.
  await new Promise((done) => {
    picture.onload = done;
    picture.onerror = done;
  });
}

/** The copy that react-to-print would make. */
function stylesOf({ styleSheets }: Document): string {
  const inUse = [...styleSheets].filter(({ media }) => media.mediaText !== 'not all');
  return inUse
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
}
