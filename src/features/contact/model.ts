import { z } from '#lib/schema.ts';

/** What a person wrote, under the names that the mail provider's template uses. */
export const messageSchema = z.object({
  from_name: z.string(),
  reply_to: z.string(),
  message: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

export const emptyMessage: Message = { from_name: '', reply_to: '', message: '' };
// Its type makes the empty message have every field, and nothing else.
export const fieldNames = Object.keys(emptyMessage) as readonly (keyof Message)[];

export const honeypot = 'website';

/** Merges two messages. No text is lost, and text that both contain appears once. */
export function merged(older: Message, newer: Message): Message {
  return {
    from_name: newer.from_name || older.from_name,
    reply_to: newer.reply_to || older.reply_to,
    message: joined(older.message, newer.message),
  };
}

function joined(older: string, newer: string): string {
  if (older.includes(newer)) return older;
  return newer.includes(older) ? newer : `${older}\n\n${newer}`;
}
