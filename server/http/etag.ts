/** Whether an If-None-Match header names this ETag, weak or not. */
export const isKnown = (header: string | undefined, etag: string) =>
  header === '*' || (header ?? '').split(',').some((candidate) => strong(candidate.trim()) === strong(etag));

const strong = (etag: string) => etag.replace(/^W\//, '');
