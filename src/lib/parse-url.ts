/** Null when the address is not valid. URL.parse is missing from Safari before 18. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
