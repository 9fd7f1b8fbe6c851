import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.for([
  [['de-AT', 'de'], 'en'],
  [['de-AT', 'en-GB', 'en-US'], 'en-GB'],
  [['enm'], 'en'],
  [['en-US@posix'], 'en'],
] as const)(
  'on a page in English, a browser in %j writes the words of dates as in %s',
  async ([languages, expected]) => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages });
    expect((await import('./locale.ts')).locale).toBe(expected);
  },
);
