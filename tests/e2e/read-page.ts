import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect } from './fixtures.ts';

/** A page as the server sends it, for facts that need no browser. */
export async function readPage(request: APIRequestContext, path: string): Promise<DocumentFragment> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return JSDOM.fragment(await answer.text());
}

/** What a page's meta element of this name or property says, or ''. */
export const meta = (page: ParentNode, name: string): string =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
