import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { maxNameLength } from '#features/comments/model.ts';
import { server as words } from '#language';
import { hasVisibleCharacter } from '#lib/visible-character.ts';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { limit } from '#server/http/limits.ts';
import { isFromOwnPage } from '#server/http/origins.ts';
import { mailboxOf, normalAddress } from '#server/mail/address.ts';
import { mailPage, paragraphs } from '#server/mail/mail-page.ts';
import { reasonOf } from '#server/mail/outbox.ts';
import { oneLine, type SendMail } from '#server/mail/smtp.ts';
import { pageResponse } from '#server/pages/page.ts';
import {
  createEmailCodes,
  digitsOf,
  isComplete,
  minutesOfCode,
  spaced,
  type WaitingSignIn,
} from './email-codes.ts';
import { addressPage, codePage, codePath, otherBrowserPage } from './email-pages.ts';
import { profileFrom } from './profile.ts';
import { type SignInSite, signInFailed } from './routes.ts';
import { sendCookies } from './session.ts';

const text = z.string().catch('');
const formSchema = z.object({ email: text, code: text, name: text, cancel: text });
const nameSchema = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(maxNameLength).refine(hasVisibleCharacter));
const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** How long a person waits in the window before it says that the mail server doesn't answer. A late email still works. */
const patienceMs = 10_000;

/**
 * Signing in with a code that is emailed: at once, beside the outbox, because it is useless later. It works once, within ten minutes,
 * in the browser that asked for it, and the email has a link that types it in there. Opening the link changes nothing, because mail
 * scanners open every link. Whether an address has an account shows only after its code.
 */
export function emailSignIn(site: SignInSite, send: SendMail) {
  const { db, secret, isHttps, now, log, ownOrigin, limits, auth, owner } = site;
  const codes = createEmailCodes(db, secret, now);
  const tries = limit(10, minutesOfCode * 60);
  const names = db.prepare(
    `SELECT name FROM "user" JOIN account ON userId = "user".id WHERE providerId = 'email' AND accountId = ?`,
  );
  const cookieName = `${isHttps ? '__Host-site' : 'site'}.email_sign_in`;
  // Lax, because the link in an email comes from another site.
  const cookie = { httpOnly: true, sameSite: 'Lax', secure: isHttps, maxAge: minutesOfCode * 60 } as const;

  const keep = (c: Context, { token, address }: WaitingSignIn) =>
    setCookie(c, cookieName, `${token}.${Buffer.from(address).toString('base64url')}`, cookie);
  function waitingIn(c: Context): WaitingSignIn | undefined {
    const [token = '', address = ''] = getCookie(c, cookieName)?.split('.') ?? [];
    const waiting = { token, address: Buffer.from(address, 'base64url').toString() };
    return codes.isWaiting(waiting) ? waiting : undefined;
  }

  const ownForm = createMiddleware<ServerEnv & { Variables: { form: z.infer<typeof formSchema> } }>(
    async (c, next) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return signInFailed(c);
      if (limits.address(clientAddress(c)) !== null) return signInFailed(c, 'rate_limited');
      c.set('form', formSchema.parse(await c.req.parseBody()));
      return c.var.form.cancel === '' ? next() : signInFailed(c, 'access_denied');
    },
  );

  return new Hono<ServerEnv>()
    .post('/auth/email', ownForm, async (c) => {
      const address = normalAddress(c.var.form.email);
      if (address === undefined) return pageResponse(c, addressPage(words.emailProblem), 422);
      const wait = limits.signUps(clientAddress(c)) ?? limits.mailbox(mailboxOf(address));
      if (wait !== null) return pageResponse(c, addressPage(words.tooManyCodes(minutes(wait))), 429);
      const { code, ...waiting } = codes.create(address);
      keep(c, waiting);
      // An own page asked, so the site has an origin here.
      const mail = codeMail(site, address, code, ownOrigin(c.req.raw) ?? '');
      const sent = send(mail).then(
        () => true,
        (error) => void log(`mail: a code to sign in was not sent ${reasonOf(error)}.`),
      );
      const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
      const isSent = await Promise.race([sent, tooLate]);
      return isSent ? c.redirect(codePath, 303) : pageResponse(c, addressPage(words.codeNotSent), 503);
    })

    .get(codePath, (c) => {
      const code = digitsOf(c.req.query('code') ?? '');
      const waiting = waitingIn(c);
      if (waiting !== undefined) return pageResponse(c, codePage({ ...waiting, code }));
      return pageResponse(c, isComplete(code) ? otherBrowserPage(code) : addressPage(words.codeExpired));
    })

    .post(codePath, ownForm, async (c) => {
      const { name: typed, ...form } = c.var.form;
      const code = digitsOf(form.code);
      const waiting = waitingIn(c);
      if (waiting === undefined) return pageResponse(c, addressPage(words.codeExpired), 403);
      if (tries(waiting.token) !== null) return pageResponse(c, addressPage(words.tooManyTries), 429);
      const { address } = waiting;
      const again = (problems: { readonly code?: string; readonly name?: string }) =>
        pageResponse(c, codePage({ address, code: problems.code ? '' : code, name: typed, problems }), 422);
      if (!codes.isRight(waiting, code)) return again({ code: words.wrongCode });
      const sub = codes.accountOf(address);
      const name = typed === '' ? names.get(sub)?.name : nameSchema.safeParse(typed).data;
      if (typeof name !== 'string') return again({ name: words.nameNeeded(maxNameLength) });
      if (owner.isNamed(name) && !owner.isOwnAddress(address)) return again({ name: words.ownersName });
      // Nobody else used it in the meantime: nothing was awaited since it was found right.
      codes.end(waiting);
      deleteCookie(c, cookieName, cookie);
      sendCookies(c, await auth.signIn('email', profileFrom({ sub, name }), address));
      return c.redirect('/auth/done', 303);
    });
}

/** Nothing that a visitor typed is in the text, so the form can't be used to send words to strangers. */
function codeMail({ manifest: { owner } }: SignInSite, address: string, code: string, site: string) {
  const from = { name: oneLine(owner.name), address: owner.email };
  const { subject, text } = words.codeMail({
    owner: from.name,
    host: new URL(site).host,
    code: spaced(code),
    link: `${site}${codePath}?code=${code}`,
    minutes: minutesOfCode,
  });
  return {
    from,
    to: { name: '', address },
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html: mailPage({ subject, owner: from.name, address: site, body: paragraphs(text) }),
  };
}
