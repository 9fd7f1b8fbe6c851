/** What may be put into the page: text, and elements that have been sanitized. */
export type SafeMessage = readonly (string | Node)[];

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'strong'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
};

/**
 * Keeps bold text and https links of a server's message. The sanitizer is fetched only when there is markup; if that fails,
 * the text remains.
 */
export async function safeMessage(markup: string): Promise<SafeMessage> {
  if (!/[<&]/.test(markup)) return [markup];
  try {
    const { default: purify } = await import('dompurify');
    const fragment = purify.sanitize(markup, { ...allowed, RETURN_DOM_FRAGMENT: true });
    for (const link of fragment.querySelectorAll('a')) {
      link.target = '_blank';
      link.relList.add('noopener', 'noreferrer');
      if (link.protocol !== 'https:') link.replaceWith(...link.childNodes);
    }
    return [...fragment.childNodes];
  } catch {
    // A parsed document that is in no window loads and runs nothing.
    return [new DOMParser().parseFromString(markup, 'text/html').body.textContent];
  }
}
