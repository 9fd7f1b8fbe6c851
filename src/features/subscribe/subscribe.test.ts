import { expect, test } from 'vitest';
import { formAddress, honeypotName } from './subscribe.ts';

const embedded = { kind: 'embedded' } as const;
const formUrl = 'https://site.us1.list-manage.com/subscribe/post?u=abc&id=1f2e&f_id=00';
const mailchimp = { kind: 'mailchimp', formUrl } as const;

test('a form without JavaScript is posted to the form itself', () => {
  expect(formAddress(embedded)).toBe('/list/subscribe/post?u=embedded&id=embedded');
  expect(formAddress(mailchimp)).toBe(formUrl);
});

test("the honeypot has the provider's name for it", () => {
  expect(honeypotName(embedded)).toBe('b_embedded_embedded');
  expect(honeypotName(mailchimp)).toBe('b_abc_1f2e');
});
