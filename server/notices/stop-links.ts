import { createHmac, timingSafeEqual } from 'node:crypto';

const path = '/mails/stop';

export type StopLinks = ReturnType<typeof createStopLinks>;

/** Links that end the mails of one reader. They work as long as the site keeps its secret, and need no place in the database. */
export function createStopLinks(secret: string) {
  const keyOf = (reader: string) => createHmac('sha256', secret).update(`${path} ${reader}`).digest();
  return {
    pathFor: (reader: string) =>
      `${path}?${new URLSearchParams({ reader, key: keyOf(reader).toString('base64url') })}`,
    /** Whose link it is, or undefined if it is nobody's. */
    readerOf({ reader = '', key = '' }: Readonly<Record<string, string>>): string | undefined {
      const given = Buffer.from(key, 'base64url');
      const right = keyOf(reader);
      return given.length === right.length && timingSafeEqual(given, right) ? reader : undefined;
    },
  };
}
