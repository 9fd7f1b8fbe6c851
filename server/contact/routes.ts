import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { honeypot, type Message } from '#features/contact/model.ts';
import { contact, notFound, server as words } from '#language';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv, Site } from '#server/http/env.ts';
import { isFromOwnPage } from '#server/http/origins.ts';
import { normalAddress } from '#server/mail/address.ts';
import { isReadByPerson, linkTo, note, pageResponse } from '#server/pages/page.ts';
import { createMessageStore } from './store.ts';

/** Text that is not blank, stored as it was typed. The space around it is stored too, so it counts toward the length. */
const textField = (max: number, problem: string) =>
  z
    .string(problem)
    // Multipart carries line breaks as CRLF, but text is typed with LF.
    .transform((text) => text.replaceAll('\r\n', '\n').toWellFormed())
    .refine((text) => text.trim() !== '' && text.length <= max, problem);

/** The wire of EmailJS's send-form (https://www.emailjs.com/docs/rest-api/send-form/). Its other fields mean nothing here. */
const formSchema = z.object({
  from_name: textField(200, words.nameProblem),
  // As <input type="email"> takes it. Firefox sends the domain as it was typed, with an umlaut for example.
  reply_to: z.string(words.emailProblem).transform(normalAddress).pipe(z.string(words.emailProblem)),
  message: textField(10_000, words.messageProblem),
  [honeypot]: z.string().optional(),
} satisfies Record<keyof Message | typeof honeypot, z.ZodType>);

export function contactRoutes({ db, now, manifest, wakeOutbox, ownOrigin, limits }: Site) {
  const store = createMessageStore(db, now);
  return new Hono<ServerEnv>().post('/send-form', async (c) => {
    if (!isFromOwnPage(c.req.raw, ownOrigin)) return respond(c, 403, words.foreignForm);
    const wait = limits.contact(clientAddress(c));
    if (wait !== null) {
      c.header('Retry-After', String(wait));
      return respond(c, 429, words.tooManyMessages(wait));
    }
    const form = formSchema.safeParse(await c.req.parseBody());
    if (!form.success) return respond(c, 422, form.error.issues.map(({ message }) => message).join(' '));
    if (form.data[honeypot]) return respond(c, 200, 'OK');
    const { from_name, reply_to, message } = form.data;
    if (store.isFull()) return respond(c, 503, words.inboxFull(manifest.owner.email));
    store.add({ fromName: from_name, replyTo: reply_to, message }, wakeOutbox !== undefined);
    wakeOutbox?.();
    return respond(c, 200, 'OK');
  });
}

/** The provider answers with a line of text; a browser without JavaScript gets a page instead. */
function respond(c: Context, status: ContentfulStatusCode, text: string) {
  if (!isReadByPerson(c)) return c.text(text, status);
  if (status === 200) return pageResponse(c, sent);
  return pageResponse(c, note(words.messageNotSent, `${text} ${words.findYourText}`), status);
}

const sent = note(contact.sent, words.thanksForWriting, linkTo('/', notFound.home));
