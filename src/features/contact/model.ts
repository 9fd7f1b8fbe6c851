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

/** Whether a form with these fields may have come from a browser that restored some of the whole's, and left others empty. */
export function isPartOf(part: Message, whole: Message): boolean {
  return fieldNames.every((name) => part[name].trim() === '' || part[name] === whole[name]);
}
