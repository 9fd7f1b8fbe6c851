import { z } from '#lib/schema.ts';

/** What a person wrote, under the names that the mail provider's template uses. */
export const messageSchema = z.object({
  from_name: z.string(),
  reply_to: z.string(),
  message: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

export const emptyMessage: Message = { from_name: '', reply_to: '', message: '' };
export const fieldNames = ['from_name', 'reply_to', 'message'] as const satisfies readonly (keyof Message)[];

/** A field that people never see. Programs that fill in every form give themselves away by it. */
export const honeypot = 'website';

export function isEmpty(message: Message): boolean {
  return fieldNames.every((name) => message[name].trim() === '');
}

export function isSame(a: Message, b: Message): boolean {
  return fieldNames.every((name) => a[name] === b[name]);
}
