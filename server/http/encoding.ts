export type Encoding = 'br' | 'gzip';

/** Brotli, else gzip, else plain: what the browser takes, out of what there is. 'br;q=0' is a refusal. */
export function preferred(
  accepted: string | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  const codings = (accepted ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  const takes = (name: Encoding) =>
    codings.some((coding) => coding.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(coding));
  return (['br', 'gzip'] as const).find((name) => isThere(name) && takes(name));
}
