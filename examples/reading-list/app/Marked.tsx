import { split } from './search.ts';

export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  // Parts have no identity but their place.
  let place = 0;
  return split(text, query).map((part) => {
    const key = place++;
    return part.isHit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
