/** What may be put into the page: text, and elements that were made here. */
export type SafeMessage = readonly (string | HTMLElement)[];

/** Elements whose content is not text for people. */
const notText = 'script, style, template, noscript, iframe, title, textarea, svg, math';

/** Copies the text, bold text and https links of a server's message, without the number of a field that Mailchimp begins with. */
export function safeMessage(markup: string): SafeMessage {
  // This document is in no window, so it loads and runs nothing. None of its nodes gets into the page.
  const { body } = new DOMParser().parseFromString(markup.replace(/^\d+ - /, ''), 'text/html');
  for (const element of body.querySelectorAll(notText)) element.remove();
  return safeContent(body);
}

function safeContent(parent: Node): SafeMessage {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    const content = safeContent(node);
    const copy = node instanceof HTMLElement ? emptyCopy(node) : undefined;
    copy?.append(...content);
    return copy ? [copy] : content;
  });
}

function emptyCopy(element: HTMLElement): HTMLElement | undefined {
  if (element.localName === 'b' || element.localName === 'strong')
    return document.createElement(element.localName);
  const href = element.getAttribute('href') ?? '';
  if (element.localName !== 'a' || !/^https:\/\//i.test(href)) return undefined;
  return Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' });
}
