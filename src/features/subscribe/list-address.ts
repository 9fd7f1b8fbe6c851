import type { SiteConfig } from '#site/config.ts';
import { type FieldName, fieldsOf, honeypot, type Values } from './model.ts';

type List = SiteConfig['list'];

/** Where the form is posted without JavaScript: the provider's hosted form, or the server in this repository. */
export function formAddress(list: List): string {
  return list.kind === 'mailchimp' ? list.formUrl : '/list/subscribe/post?u=embedded&id=embedded';
}

/** Where the answer comes as a script: the same address, with the path of the form changed to that of the JSON. */
export function answerAddress(list: List, values: Values): string {
  const [path = '', query = ''] = formAddress(list).split('?');
  const parameters = new URLSearchParams(query);
  const order: readonly FieldName[] = ['EMAIL', ...fieldsOf.full.filter((name) => name !== 'EMAIL')];
  for (const name of order) {
    const value = values[name];
    if (value !== undefined) parameters.set(name, value.trim());
  }
  return `${path.replace(/\/subscribe\/post$/, '/subscribe/post-json')}?${parameters}`;
}

/** The honeypot's name in the form of this list. */
export function honeypotName(list: List): string {
  const parameters = new URLSearchParams(formAddress(list).split('?')[1]);
  return honeypot(parameters.get('u'), parameters.get('id'));
}
