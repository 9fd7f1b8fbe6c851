import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import { contact, server as words } from '#language';
import type { ServerEnv } from '#server/http/env.ts';
import { isFromOwnPage } from '#server/http/origins.ts';
import { cancel, invalid, note, type Page, pageResponse } from '#server/pages/page.ts';
import { profileFrom } from './profile.ts';
import { type SignInSite, signInFailed, signInWindow } from './routes.ts';
import { type Person, personNamed, samplePeople } from './sample-people.ts';
import { sendCookies } from './session.ts';

/** The path of the address that the terminal prints. */
export const openPath = '/auth/open';

/** For a site without sample accounts from now on: nobody stays signed in as one, and none is the owner. */
export function endSampleSessions(db: DatabaseSync): void {
  const sampleAccounts = `FROM account WHERE providerId = 'sample'`;
  db.exec(`DELETE FROM session WHERE userId IN (SELECT userId ${sampleAccounts});
    DELETE FROM owners WHERE account_id IN (SELECT accountId ${sampleAccounts});`);
}

/**
 * Signing in where no Google client is configured: in the window where Google would be, people choose a sample account. It
 * believes whatever they say, so it asks for the token of this start first, which the browser keeps in a cookie. Only someone who sees
 * the terminal knows it. Without it a site behind a proxy or a tunnel would let in anyone.
 */
export function sampleSignIn(site: SignInSite, token: string) {
  const { manifest, isHttps, ownOrigin, auth } = site;
  const { name, account: email } = manifest.owner;
  // No typed name has the subject of the owner.
  const owner = email === undefined ? [] : [{ sub: 'owner', name, email }];
  const people = [...samplePeople, ...owner];
  const chooser = accountChooser(people);
  const cookieName = `${isHttps ? '__Host-site' : 'site'}.sign_in_token`;
  const cookie = { httpOnly: true, sameSite: 'Strict', secure: isHttps, maxAge: 30 * 24 * 60 * 60 } as const;

  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isToken = (text: string) => timingSafeEqual(digest(text), digest(token));
  const mayChoose = (c: Context) => isToken(getCookie(c, cookieName) ?? '');

  return new Hono<ServerEnv>()
    .get(openPath, (c) => {
      if (!isToken(c.req.query('token') ?? '')) return c.redirect('/auth/popup');
      setCookie(c, cookieName, token, cookie);
      return c.redirect('/', 303);
    })

    .use('/auth/popup', signInWindow(site))
    .get('/auth/popup', (c) => {
      if (ownOrigin(c.req.raw) === null) return pageResponse(c, notHere, 403);
      return pageResponse(c, mayChoose(c) ? chooser : needsToken);
    })

    .post('/auth/popup', async (c) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return pageResponse(c, notHere, 403);
      const form = await c.req.parseBody();
      if (form.cancel !== undefined) return signInFailed(c, 'access_denied');
      if (!mayChoose(c)) return pageResponse(c, needsToken);
      const person = chosenPerson(people, form);
      if (person === undefined) return pageResponse(c, chooser);
      const profile = profileFrom(person);
      // As with Google: an address comes only to a sign-in that asks for one, and here always with the owner's account.
      const asked = c.var.asksForAddress ? `${person.sub}@reader.example` : undefined;
      const address = person.email ?? asked;
      sendCookies(c, await auth.signIn(c.req.raw, 'sample', profile, address));
      return c.redirect('/auth/done', 303);
    });
}

function chosenPerson(people: readonly Person[], form: Record<string, unknown>): Person | undefined {
  const { data: name } = z.string().trim().min(1).max(100).safeParse(form.name);
  return people.find(({ sub }) => sub === form.person) ?? (name ? personNamed(name) : undefined);
}

const notHere = note(words.notSignedInHeading, words.onlyOnThisMachine, '', words.notSignedIn);

const needsToken = note(words.needsToken, words.whereTokenIs, cancel());

// Forms without an action are sent to the address of the page, with what the sign-in is for.

function accountChooser(people: readonly Person[]): Page {
  const person = ({ sub, name, email }: Person) => html`<li>
<button class="person" name="person" value="${sub}"><span dir="auto">${name}</span>${email && html` <small>${words.owner}</small>`}</button>
</li>`;
  return {
    title: words.chooseAccount,
    body: html`<h1>${words.chooseAccount}</h1>
<p>${words.sampleAccounts}</p>
<form method="post">
<ul>${people.map(person)}</ul>
</form>
<form method="post" aria-label="${words.chooseAccount}">
<label for="name">${contact.name}</label>
<div class="row"><input id="name" name="name" required maxlength="100" autocomplete="name" dir="auto"${invalid()}><button class="do">${words.continue}</button></div>
</form>
${cancel()}`,
  };
}
