import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect } from './fixtures.ts';

/** A page as the server sends it, for facts that need no browser. */
export async function readPage(request: APIRequestContext, path: string): Promise<DocumentFragment> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return JSDOM.fragment(await answer.text());
}

/** The head of a page alone, which takes a tenth of the time. */
export async function readHead(request: APIRequestContext, path: string): Promise<DocumentFragment> {
  const text = await (await request.get(path)).text();
  return JSDOM.fragment(text.slice(0, text.indexOf('</head>')));
}

/** What a page's meta element of this name or property says, or ''. */
export const meta = (page: ParentNode, name: string): string =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
