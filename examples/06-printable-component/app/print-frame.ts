import { sheetStyle } from '../src/sheet-style.ts';

/**
 * Prints the frame that react-to-print has filled. The styles come as a style sheet that a script constructs, because a strict content
 * security policy refuses the style elements that react-to-print would write.
 */
export async function printFrame(frame: HTMLIFrameElement): Promise<void> {
  const { contentWindow, contentDocument } = frame;
  if (contentWindow === null || contentDocument === null) return;
  // The frame's own constructor: a document takes no style sheet of another one.
  const { CSSStyleSheet: Sheet } = contentWindow as Window &
    typeof globalThis;
  const style = new Sheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [
    ...cssRules,
  ]);
  style.replaceSync(
    rules.map(({ cssText }) => cssText).join('\n') + sheetStyle,
  );
  contentDocument.adoptedStyleSheets = [style];
  contentWindow.print();
}
