const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, as content and inside double quotes. Characters that XML doesn't allow are left out. */
export function escapedXml(text: string): string {
  const allowed = text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
  return allowed.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
