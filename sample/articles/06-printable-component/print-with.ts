/** What the demo tells the printer. */
export interface Choices {
  readonly orientation: 'portrait' | 'landscape';
  readonly margin: '15mm' | '0mm';
  readonly backgrounds: boolean;
  readonly pageStyles: boolean;
}

/** What the example prints with, and the puppies need no more. */
export const first: Choices = {
  orientation: 'portrait',
  margin: '15mm',
  backgrounds: true,
  pageStyles: true,
};

/**
 * Prints a frame with these choices. In an app they would be text in `pageStyle`; this site's content security policy refuses
 * a style element that it does not know, but not a style sheet that a script constructs.
 */
export function printWith(choices: Choices): (frame: HTMLIFrameElement) => Promise<void> {
  return async ({ contentWindow, contentDocument }) => {
    if (contentWindow === null || contentDocument === null) return;
    // The frame's own constructor: a document takes no style sheet of another one.
    const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
    const sheet = new Sheet();
    sheet.replaceSync(`${choices.pageStyles ? stylesOf(document) : ''}${paper(choices)}`);
    contentDocument.adoptedStyleSheets = [sheet];
    await Promise.all(Array.from(contentDocument.images, fetchInPage));
    contentWindow.print();
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

/** Only what differs from the style that the frame has already. */
export function paper({ orientation, margin, backgrounds }: Choices): string {
  const page = [
    orientation !== first.orientation && `size: ${orientation};`,
    margin !== first.margin && `margin: ${margin};`,
  ].filter(Boolean);
  return [
    page.length > 0 && `@page { ${page.join(' ')} }`,
    'body { background: white; }',
    !backgrounds && 'body { print-color-adjust: economy; }',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The copy that react-to-print would make. */
function stylesOf({ styleSheets }: Document): string {
  const inUse = [...styleSheets].filter(({ media }) => media.mediaText !== 'not all');
  return inUse
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
}
