import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { honeypot, type Message } from '#features/contact/model.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { ServerEnv } from '#server/http/env.ts';
import type { Limits } from '#server/http/limits.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import { pageResponse } from '#server/pages/answer.ts';
import type { MessageStore } from './store.ts';

/** Text that says something, kept as it was typed, space around it included: that counts toward its length. */
const typed = (max: number, problem: string) =>
  z
    .string(problem)
    .transform(plain)
    .refine((text) => text.trim() !== '' && text.length <= max, problem);

/** Multipart carries line breaks as CRLF whatever was typed; typed text has LF. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').toWellFormed();
}

/**
 * The wire of EmailJS's send-form: multipart fields in, `OK` out (https://www.emailjs.com/docs/rest-api/send-form/).
 * lib_version, service_id, template_id and user_id are the provider's own and mean nothing here.
 */
const formSchema = z.object({
  from_name: typed(200, 'The name is missing, or longer than 200 characters.'),
  // The pattern of <input type="email">, so that the browser and the server agree.
  reply_to: z
    .email({ pattern: z.regexes.html5Email, error: 'The email address is missing or not valid.' })
    .max(254),
  message: typed(10_000, 'The message is missing, or longer than 10,000 characters.'),
  [honeypot]: z.string().optional(),
} satisfies Record<keyof Message | typeof honeypot, z.ZodType>);

interface Deps {
  readonly store: MessageStore;
  readonly toMail: boolean;
  readonly onMessage: () => void;
  /** Where to write when no more messages fit. */
  readonly ownerEmail: string;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
}

export function contactRoutes({ store, toMail, onMessage, ownerEmail, ownOrigin, limits }: Deps) {
  return new Hono<ServerEnv>().post('/send-form', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!isFromOwnPage(c.req.raw, ownOrigin)) return say(c, 403, 'This form belongs to another site.');
    const wait = await limits.contact(clientAddress(c));
    if (wait !== null) {
      c.header('Retry-After', String(wait));
      const when = wait <= 60 ? 'in a minute' : 'tomorrow';
      return say(c, 429, `Too many messages. Please try again ${when}.`);
    }
    const form = formSchema.safeParse(await c.req.parseBody());
    if (!form.success) return say(c, 422, form.error.issues.map(({ message }) => message).join(' '));
    if (form.data[honeypot]) return say(c, 200, 'OK');
    const { from_name, reply_to, message } = form.data;
    if (store.isFull()) return say(c, 503, `The inbox is full. Please write to ${ownerEmail} instead.`);
    store.add({ fromName: from_name, replyTo: reply_to, message }, toMail);
    if (toMail) onMessage();
    return say(c, 200, 'OK');
  });
}

/** The provider's answer is a line of text; a person whose browser ran no script gets a page instead. */
function say(c: Context, status: ContentfulStatusCode, text: string) {
  if (!c.req.header('accept')?.includes('text/html')) return c.text(text, status);
  const isSent = status === 200;
  return pageResponse(
    c,
    {
      title: isSent ? 'Message sent' : 'Message not sent',
      body: isSent
        ? html`<h1>Message sent</h1><p>Thank you for writing.</p><a href="/">Back to the home page</a>`
        : html`<h1>Message not sent</h1><p>${text} Go back to find your text in the form.</p><a href="/#contact">Back to the form</a>`,
    },
    status,
  );
}
