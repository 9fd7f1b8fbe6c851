import { expect, test } from 'vitest';
import { answerAddress, formAddress, honeypotName } from './subscribe.ts';

const embedded = { kind: 'embedded' } as const;
const formUrl = 'https://site.us1.list-manage.com/subscribe/post?u=abc&id=1f2e&f_id=00';
const mailchimp = { kind: 'mailchimp', formUrl } as const;
const values = { EMAIL: ' ada+list@reader.example ', MERGE1: 'Ada & Co', MERGE2: 'Lovelace' };

test('a form without JavaScript is posted to the form itself', () => {
  expect(formAddress(embedded)).toBe('/list/subscribe/post?u=embedded&id=embedded');
  expect(formAddress(mailchimp)).toBe(formUrl);
});

test('the answer comes from the same address, with post changed to post-json', () => {
  expect(answerAddress(embedded, { EMAIL: 'a@b' })).toBe(
    '/list/subscribe/post-json?u=embedded&id=embedded&EMAIL=a%40b',
  );
  const url = new URL(answerAddress(mailchimp, values));
  expect(url.origin + url.pathname).toBe('https://site.us1.list-manage.com/subscribe/post-json');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    u: 'abc',
    id: '1f2e',
    f_id: '00',
    EMAIL: 'ada+list@reader.example',
    MERGE1: 'Ada & Co',
    MERGE2: 'Lovelace',
  });
});

test("the honeypot has the provider's name for it", () => {
  expect(honeypotName(embedded)).toBe('b_embedded_embedded');
  expect(honeypotName(mailchimp)).toBe('b_abc_1f2e');
});
