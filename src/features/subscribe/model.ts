import { z } from '#lib/schema.ts';

/** The provider's answer: `result` is 'success' or 'error', `msg` a sentence for the person, which may contain markup. */
export const answerSchema = z.object({ result: z.string(), msg: z.string() });
export type Answer = z.infer<typeof answerSchema>;

/** The function that an answer calls. The page makes these names, and the server answers to no others. */
export const callbackName = (call: number): string => `subscribe_answer_${call}`;
export const callbackPattern = /^subscribe_answer_\d{1,6}$/;

export type Variant = 'full' | 'compact';

/** The fields by the provider's names: MERGE1 is the first name, MERGE2 the last. */
export const fieldsOf = {
  full: ['MERGE1', 'MERGE2', 'EMAIL'],
  compact: ['EMAIL'],
} as const satisfies Record<Variant, readonly string[]>;
export type FieldName = (typeof fieldsOf)['full'][number];
export type Values = Readonly<Partial<Record<FieldName, string>>>;

/** The field that the provider's forms carry for programs that fill in everything; people never see it. */
export const honeypot = (account: string | null, list: string | null) => `b_${account}_${list}`;

export function firstInvalid(variant: Variant, values: Values): FieldName | undefined {
  return fieldsOf[variant].find((name) => {
    const value = values[name]?.trim() ?? '';
    return name === 'EMAIL' ? !value.includes('@') : value === '';
  });
}
