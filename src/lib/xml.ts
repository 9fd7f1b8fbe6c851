const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML, as content and inside double quotes. */
export function escapedXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
