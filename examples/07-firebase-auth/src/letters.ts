export type Read =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: LetterRefusal };

export type LetterRefusal = 'forbidden' | 'not-found' | 'offline';

/** Where the letters are. It decides itself who may read them. */
export interface Letters {
  read(month: string): Promise<Read>;
}

export const letterRefusals: Readonly<Record<LetterRefusal, string>> = {
  forbidden: 'Verify your address to read the letters.',
  'not-found': 'There is no letter of this month.',
  offline: 'The letter could not be loaded.',
};
