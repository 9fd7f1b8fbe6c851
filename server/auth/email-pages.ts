import { html } from 'hono/html';
import { maxNameLength } from '#features/comments/model.ts';
import { comments, contact, server as words } from '#language';
import { cancel, invalid, linkTo, note, type Page, problemBelow } from '#server/pages/page.ts';
import { spaced } from './email-codes.ts';

export const codePath = '/auth/email/code';

export const addressPage = (problem = '', address = ''): Page => ({
  title: comments.signInWithEmail,
  script: '/auth/waiting.js',
  body: html`<h1>${comments.signInWithEmail}</h1>
<p>${words.emailSignInText}</p>
<form method="post" action="/auth/email" aria-label="${comments.signInWithEmail}">
<label for="email">${words.emailLabel}</label>
<div class="row"><input id="email" name="email" type="email" value="${address}" required maxlength="254" autocomplete="email" autofocus${invalid(problem)}>${problemBelow(problem)}<button class="do">${words.continue}</button></div>
</form>
${cancel('/auth/email')}`,
});

interface Code {
  readonly address: string;
  readonly code: string;
  readonly name?: string;
  readonly problems?: { readonly code?: string; readonly name?: string };
}

/** Asks for the code, and for a name, which people need the first time. It closes when a sign-in ends in another window. */
export const codePage = ({ address, code, name = '', problems = {} }: Code): Page => ({
  title: words.enterCode,
  script: '/auth/waiting.js',
  body: html`<h1>${words.enterCode}</h1>
<p>${words.codeSent} <bdi>${address}</bdi></p>
<form method="post" action="${codePath}" aria-label="${words.enterCode}">
<label for="code">${words.codeLabel}</label>
<input id="code" name="code" value="${code}" required inputmode="numeric" autocomplete="one-time-code"${code ? '' : ' autofocus'}${invalid(problems.code)}>
${problemBelow(problems.code)}
<label for="name">${contact.name}</label>
<input id="name" name="name" value="${name}" maxlength="${maxNameLength}" autocomplete="nickname" autocapitalize="words" dir="auto"${problems.name ? html`${invalid(problems.name)} autofocus` : html` aria-describedby="hint"`}>
${problemBelow(problems.name) || html`<p id="hint">${words.nameHint}</p>`}
<button class="do">${words.signIn}</button>
</form>
<p>${linkTo('/auth/popup?with=email', words.askForCodeAgain)}</p>
${cancel('/auth/email')}`,
});

/** For somebody who opened the link elsewhere, which signs nobody in. */
export const otherBrowserPage = (code: string): Page =>
  note(words.yourCode, words.codeForOtherBrowser, html`<p class="code">${spaced(code)}</p>`);
