import { expect } from 'vitest';
import { maxBodyLength } from '../model.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, refusalOf } from './test-page.ts';
import { invisibleBodies, visibleBodies } from './visible-text.ts';

/** What a comment can say. */
export function bodyCases(test: ContractTest): void {
  test('a body is trimmed', async ({ ada, page }) => {
    const stored = accepted(await ada.port.post(page, draft('  spaced \n')));
    expect(stored.body).toBe('spaced');
    expect(accepted(await ada.port.edit(stored.id, '\n again  ')).body).toBe('again');
  });

  test('a body without a visible character is refused', async ({ ada, page, watching }) => {
    const { id } = accepted(await ada.port.post(page, draft('Words')));
    for (const body of invisibleBodies) {
      expect([body, refusalOf(await ada.port.post(page, draft(body)))]).toEqual([body, 'invalid']);
      expect([body, refusalOf(await ada.port.edit(id, body))]).toEqual([body, 'invalid']);
    }
    await watching(ada.port, page).sees('Words');
  });

  test('a body needs no more than one visible character, of any script', async ({
    ada,
    signedOut,
    page,
    watching,
  }) => {
    for (const body of visibleBodies)
      expect(accepted(await ada.port.post(page, draft(body))).body).toBe(body);
    await watching(signedOut, page).sees(...visibleBodies);
  });

  test('a body holds 5,000 characters and no more', async ({ ada, page }) => {
    const longest = 'x'.repeat(maxBodyLength);
    const { id } = accepted(await ada.port.post(page, draft(longest)));
    expect(refusalOf(await ada.port.post(page, draft(`${longest}x`)))).toBe('invalid');
    expect(refusalOf(await ada.port.edit(id, `${longest}x`))).toBe('invalid');
  });

  test('half of a surrogate pair, which no text can hold, is replaced', async (testPage) => {
    const { ada, signedOut, page, watching } = testPage;
    const { id, body } = accepted(await ada.port.post(page, draft('cut \ud83d off')));
    expect(body).toBe('cut \ufffd off');
    expect(accepted(await ada.port.edit(id, '\udc4d edited')).body).toBe('\ufffd edited');
    await watching(signedOut, page).sees('\ufffd edited');
  });

  test('a body comes back character for character', async ({ ada, signedOut, page, watching }) => {
    const bodies = [
      '<script>alert(1)</script>',
      'a\nb\r\nc',
      '👩‍👩‍👧 \u202Eright',
      "'; DROP TABLE comments;--",
      '\u0007 bell',
    ];
    for (const body of bodies) expect(accepted(await ada.port.post(page, draft(body))).body).toBe(body);
    await watching(signedOut, page).sees(...bodies);
  });
}
