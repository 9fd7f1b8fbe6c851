import type { Context } from 'hono';
import { html } from 'hono/html';
import { server as words } from '#language';
import { pageResponse } from '#server/pages/page.ts';
import type { SamplePerson } from './people.ts';

/** The page that asks which account to sign in with. Each form passes the authorization request on. */
export function accountChooser(c: Context, people: readonly SamplePerson[], request: object) {
  const fields = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const person = ({ sub, name, portrait, email }: SamplePerson) => html`<li>
<button class="person" name="person" value="${sub}"><img src="/oidc/people/${portrait}.svg" alt=""><span><span dir="auto">${name}</span>${email && html` <small>${words.owner}</small>`}</span></button>
</li>`;
  return pageResponse(c, {
    title: words.chooseAccount,
    body: html`<h1>${words.chooseAccount}</h1>
<p>${words.sampleAccounts}</p>
<form method="post" action="/oidc/authorize">${fields}
<ul>${people.map(person)}</ul>
</form>
<form method="post" action="/oidc/authorize">${fields}
<label for="name">${words.name}</label>
<div class="row"><input id="name" name="name" required maxlength="100" autocomplete="name" dir="auto"><button class="do">${words.continue}</button></div>
</form>
<form method="post" action="/oidc/authorize">${fields}
<button class="quiet" name="cancel" value="yes">${words.cancel}</button>
</form>`,
  });
}
