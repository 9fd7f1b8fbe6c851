import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '#features/contact/send-message.ts';

// The contact form on EmailJS's wire. https://www.emailjs.com/docs/rest-api/send-form/

const account = {
  kind: 'emailjs',
  serviceId: 'service_1',
  templateId: 'template_2',
  publicKey: 'key_3',
} as const;
const message = {
  from_name: 'Åda "Quote" Lovelace',
  reply_to: 'ada+site@reader.example',
  message: 'Line one\nline two: <b>&amp;</b> 👩‍👧\r\n--boundary--\n',
};

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

function send(status: number, text: string) {
  fetched.mockResolvedValue(new Response(text, { status }));
  return sendMessage(message, account);
}

test('the message is sent as form data with the seven fields of the wire', async () => {
  expect(await send(200, 'OK')).toEqual({ ok: true, value: undefined });
  const [address, { method, headers, body } = {}] = fetched.mock.lastCall ?? [];
  expect([method, address]).toEqual(['POST', 'https://api.emailjs.com/api/v1.0/email/send-form']);
  // The browser itself says that it is multipart form data, and its boundary.
  expect(headers).toBeUndefined();
  expect(body instanceof FormData && [...body]).toEqual([
    ...Object.entries(message),
    ['lib_version', '3.2.0'],
    ['service_id', 'service_1'],
    ['template_id', 'template_2'],
    ['user_id', 'key_3'],
  ]);
});

test('a refusal is told in its own words, after one request', async () => {
  const text = 'Gmail_API: Invalid grant. Please reconnect your Gmail account';
  expect(await send(412, text)).toEqual({ ok: false, problem: { kind: 'refused', status: 412, text } });
  expect(fetched).toHaveBeenCalledOnce();
});

test('its limit on requests is told apart from a refusal', async () => {
  expect(await send(429, 'Too many requests')).toEqual({ ok: false, problem: { kind: 'too-many' } });
});
