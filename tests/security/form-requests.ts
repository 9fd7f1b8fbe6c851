import { inputs } from './attacks.ts';
import type { Target } from './target.ts';

type Fields = Readonly<Record<string, string>>;

/** Sends the contact form as a page of the site does. */
export function sendMessage(target: Target, fields: Fields, init: RequestInit = {}): Promise<Response> {
  const body = new FormData();
  const honest = { from_name: 'Ada', reply_to: 'ada@reader.example', message: 'Hello' };
  for (const [name, value] of Object.entries({ ...honest, ...fields })) body.append(name, value);
  return target.visitor().ask('/api/v1.0/email/send-form', { method: 'POST', body, ...init });
}

/** Signs up for the list as a page without JavaScript does. */
export function subscribe(target: Target, fields: Fields, init: RequestInit = {}): Promise<Response> {
  const body = new URLSearchParams(fields);
  return target.visitor().ask('/list/subscribe/post', { method: 'POST', body, ...init });
}

/** Signs up for the list as a page with JavaScript does, from the site's own page unless `headers` say otherwise. */
export function subscribeByJsonp(target: Target, fields: Fields, headers?: HeadersInit): Promise<Response> {
  const query = new URLSearchParams({ u: '1', id: '1', c: 'subscribe_answer_1', ...fields });
  const ownPage = { 'sec-fetch-site': 'same-origin', referer: `${target.origin}/subscribe` };
  return fetch(`${target.origin}/list/subscribe/post-json?${query}`, { headers: headers ?? ownPage });
}

/** What is no email address, or more than one. */
export const noAddresses = [
  ...inputs`
  ada @ ada@ @b.example a@b a@@b.example a@b.example@c.example a@b..example a@b.example,evil@evil.example
  a@b.example;evil@evil.example <evil@evil.example> a@[127.0.0.1] a(comment)@b.example аda@b.example
  ada%0d%0aBcc:evil@b.example%0d
  ${'a'.repeat(65)}@b.example
  ${'a'.repeat(300)}@b.example
  a@${'b'.repeat(300)}.example
  <script>alert(1)</script>@b.example`,
  '',
  'a b@c.example',
  'Ada <ada@b.example>',
  'a@b.example evil@evil.example',
  'a@b.example\r\nBcc: evil@evil.example',
  'a@b.example\u2028Bcc: evil@evil.example',
  'a@b.example\nX: y',
  'a\r\n@b.example',
  '"a\r\nBcc: x"@b.example',
  'a@b.example\u0000',
  'a\u0000@b.example',
  'a@<img src=x>.example',
  'a\u0085@b.example',
  'a\u001b[31m@b.example',
];
