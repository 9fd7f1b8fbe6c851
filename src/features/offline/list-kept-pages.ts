import { pagesCache } from './cache-rules.ts';

/** Lists the pages that this browser keeps, the last visited first, after the heading, which is shown only then. */
export async function listKeptPages(heading: HTMLElement): Promise<void> {
  const cache = await caches.open(pagesCache);
  const list = document.createElement('ul');
  for (const request of [...(await cache.keys())].reverse()) {
    const html = (await (await cache.match(request))?.text()) ?? '';
    // Without its styles, which the policy of this page doesn't allow.
    const page = new DOMParser().parseFromString(html.replace(/<(script|style).*/s, ''), 'text/html');
    const link = document.createElement('a');
    link.href = new URL(request.url).pathname;
    link.textContent =
      page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? page.title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (list.childElementCount === 0) return;
  heading.hidden = false;
  heading.after(list);
}
