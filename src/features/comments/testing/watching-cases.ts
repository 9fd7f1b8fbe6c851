import { expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft } from './test-page.ts';

/** What a reader sees of the changes of others, and of their own. */
export function watchingCases(test: ContractTest): void {
  test('a posted comment reaches a reader who is already watching', async ({
    ada,
    signedOut,
    page,
    watching,
  }) => {
    const reader = watching(signedOut, page);
    await reader.sees();
    await ada.port.post(page, draft('News'));
    await reader.sees('News');
  });

  test('an edited comment reaches a reader who is already watching', async ({
    ada,
    grace,
    page,
    watching,
  }) => {
    const { id } = accepted(await ada.port.post(page, draft('Before')));
    const reader = watching(grace.port, page);
    await reader.sees('Before');
    await ada.port.edit(id, 'After');
    await reader.sees('After');
  });

  test('a person sees their own comment in their own list', async ({ ada, page, watching }) => {
    const own = watching(ada.port, page);
    await own.sees();
    await ada.port.post(page, draft('Mine'));
    await own.sees('Mine');
  });

  test('a reader who stopped watching hears nothing more', async ({ ada, grace, page, watching }) => {
    const left = watching(grace.port, page);
    await left.sees();
    left.stop();
    const stayed = watching(grace.port, page);
    const before = left.heard.length;
    await ada.port.post(page, draft('Later'));
    await stayed.sees('Later');
    expect(left.heard.length).toBe(before);
  });

  test('each page has its own comments', async ({ ada, signedOut, page, otherPage, watching }) => {
    const here = watching(signedOut, page);
    const there = watching(signedOut, otherPage);
    await ada.port.post(page, draft('Here'));
    await ada.port.post(otherPage, draft('There'));
    await here.sees('Here');
    await there.sees('There');
  });
}
