/** A message as it may be shown: words, bold words, links to https. There is no other kind. */
export type Piece =
  | string
  | { readonly kind: 'bold'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly pieces: readonly Piece[] };

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'strong'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
};

/**
 * Turns the markup of a server's message into pieces. The sanitizer comes only when there is markup; where it can't be
 * fetched, the words remain. What it lets through is read piece by piece, and never reaches the page as markup.
 */
export async function safeMessage(markup: string): Promise<readonly Piece[]> {
  if (!/[<&]/.test(markup)) return [markup];
  try {
    const { default: purify } = await import('dompurify');
    return piecesOf(purify.sanitize(markup, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  } catch {
    return [wordsOf(markup)];
  }
}

/** The words of a markup. A parsed document that is in no window loads and runs nothing. */
function wordsOf(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent;
}

function piecesOf(parent: Node): Piece[] {
  return [...parent.childNodes].flatMap((node): Piece[] => {
    if (node instanceof Text) return [node.data];
    const pieces = piecesOf(node);
    if (node instanceof HTMLAnchorElement && node.protocol === 'https:') {
      return [{ kind: 'link', href: node.getAttribute('href') ?? '', pieces }];
    }
    if (node instanceof HTMLElement && ['B', 'STRONG'].includes(node.tagName))
      return [{ kind: 'bold', pieces }];
    return pieces;
  });
}
