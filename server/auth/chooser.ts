import { html } from 'hono/html';
import { page } from '#server/pages/page.ts';
import type { AuthorizationRequest } from './local-provider.ts';
import { samplePeople } from './people.ts';

/** The page in the sign-in window: who would you like to be today. */
export function accountChooser(request: AuthorizationRequest) {
  const kept = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const person = ({ sub, name, portrait }: (typeof samplePeople)[number]) => html`<li>
<button class="person" name="person" value="${sub}"><img src="/oidc/people/${portrait}.svg" alt=""><span dir="auto">${name}</span></button>
</li>`;
  return page({
    title: 'Choose an account',
    body: html`<h1>Choose an account</h1>
<p>These are sample accounts of this machine. Visitors of a published site sign in with Google here.</p>
<form method="post" action="/oidc/authorize">${kept}
<ul>${samplePeople.map(person)}</ul>
</form>
<form method="post" action="/oidc/authorize">${kept}
<label for="name">Name</label>
<div class="row"><input id="name" name="name" required maxlength="100" autocomplete="name" dir="auto"><button class="do">Continue</button></div>
</form>
<form method="post" action="/oidc/authorize">${kept}
<button class="quiet" name="cancel" value="yes">Cancel</button>
</form>`,
  });
}
