import { expect, test } from 'vitest';
import { multipart, sendFormAddress } from './wire.ts';

const message = { from_name: 'Ada', reply_to: 'ada@reader.example', message: 'Line one\nline two & <b>' };
const emailjs = {
  kind: 'emailjs',
  serviceId: 'service_1',
  templateId: 'template_2',
  publicKey: 'key_3',
} as const;

test("the embedded server is asked at the provider's own path", () => {
  expect(sendFormAddress({ kind: 'embedded' })).toBe('/api/v1.0/email/send-form');
  expect(sendFormAddress(emailjs)).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
});

test('the body is multipart with exactly the seven fields', async () => {
  const request = new Request('https://mail.example/', { method: 'POST', body: multipart(message, emailjs) });
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect([...multipart(message, emailjs)]).toEqual([
    ['from_name', 'Ada'],
    ['reply_to', 'ada@reader.example'],
    ['message', 'Line one\nline two & <b>'],
    ['lib_version', '3.2.0'],
    ['service_id', 'service_1'],
    ['template_id', 'template_2'],
    ['user_id', 'key_3'],
  ]);
});

test('the embedded account has a name of its own in every field', () => {
  const sent = Object.fromEntries(multipart(message, { kind: 'embedded' }));
  expect(sent).toMatchObject({ service_id: 'embedded', template_id: 'embedded', user_id: 'embedded' });
});
