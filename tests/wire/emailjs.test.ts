import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from '#features/contact/send-message.ts';
import { type Answer, type Recorder, redirected, startRecorder } from '../setup/recorder.ts';

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

let recorder: Recorder;
afterEach(async () => {
  vi.unstubAllGlobals();
  await recorder.stop();
});

async function send(answer: Answer) {
  recorder = await startRecorder(() => answer);
  vi.stubGlobal('fetch', redirected('https://api.emailjs.com', recorder.origin));
  vi.stubGlobal('navigator', { onLine: true });
  return sendMessage(message, account);
}

test('the message arrives as multipart form data with the seven fields of the wire', async () => {
  expect(await send({ body: 'OK' })).toEqual({ ok: true, value: undefined });
  const { method, url, headers, body } = recorder.only();
  expect([method, url.pathname, url.search]).toEqual(['POST', '/api/v1.0/email/send-form', '']);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  expect([...form]).toEqual([
    ['from_name', message.from_name],
    ['reply_to', message.reply_to],
    // Browsers write every line end of a form as CRLF.
    ['message', message.message.replace(/\r?\n/g, '\r\n')],
    ['lib_version', '3.2.0'],
    ['service_id', 'service_1'],
    ['template_id', 'template_2'],
    ['user_id', 'key_3'],
  ]);
});

test.each([
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
  [403, 'API calls are disabled for non-browser applications'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  [422, 'The recipients address is empty'],
])('its refusal %i is told in its own words', async (status, text) => {
  expect(await send({ status, body: text })).toEqual({
    ok: false,
    problem: { kind: 'refused', status, text },
  });
});

test('its limit on requests is told apart from a refusal', async () => {
  expect(await send({ status: 429, body: 'Too many requests' })).toEqual({
    ok: false,
    problem: { kind: 'too-many' },
  });
});

test('a message is sent once, whatever the answer', async () => {
  await send({ status: 500, body: 'Internal error' });
  expect(recorder.requests).toHaveLength(1);
});
