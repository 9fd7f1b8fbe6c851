/** SIGN_IN_TOKEN of the servers that tests start. */
export const signInToken = 'the-token-of-every-test';
/** Where a browser takes that token. */
export const openedByToken = `/auth/open?token=${signInToken}`;

/** A browser, as far as cookies, redirects and forms go. */
export class Visitor {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Asks once; keeps the cookies. Writes say the origin, as a page of the site would. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    if (init.method !== undefined && init.method !== 'GET') {
      headers.set('origin', this.#base);
      headers.set('sec-fetch-site', 'same-origin');
    }
    const answer = await fetch(new URL(path, this.#base), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Asks, and goes where it is sent until a page comes. */
  async open(path: string, init: RequestInit = {}): Promise<{ url: URL; answer: Response }> {
    let url = new URL(path, this.#base);
    let answer = await this.ask(url.href, init);
    while (answer.headers.has('location')) {
      url = new URL(answer.headers.get('location') ?? '', url);
      answer = await this.ask(url.href);
    }
    return { url, answer };
  }

  /** Who the site takes this browser for. */
  async reader() {
    return (await (await this.ask('/api/reader')).json()).reader;
  }

  /** Signs in through the popup's pages: types a name, or picks a sample account, or cancels. */
  async signIn(
    choice: Readonly<Record<string, string>>,
    { path = '/auth/popup', headers = {} }: { readonly path?: string; readonly headers?: HeadersInit } = {},
  ): Promise<{ url: URL; answer: Response }> {
    await this.ask(openedByToken, { headers });
    await this.open(path, { headers });
    return this.open(path, { method: 'POST', headers, body: new URLSearchParams(choice) });
  }
}
