/**
 * For example '1783245600000-k3x09qf2'. The time comes first, so an
 * alphabetical list is in order of time.
 */
export function newName(now = new Date()): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(random, (n) => (n % 36).toString(36));
  return `${now.getTime()}-${letters.join('')}`;
}

export function storedAt(name: string): Date {
  return new Date(Number(name.slice(0, 13)));
}
