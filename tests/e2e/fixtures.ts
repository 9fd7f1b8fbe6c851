import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openedByToken } from '#server/testing/visitor.ts';
import { emptyDatabase } from './database.ts';
import { Site } from './site.ts';

/** The other side of the sign-in window. */
export interface Provider {
  /** Gets a browser ready before its first page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Signs in as a new person of this name, in the provider's window. */
  readonly admit: (window: Page, name: string) => Promise<void>;
  /** Leaves a browser as a sign-in leaves it, by its requests alone: much faster, where there are such. */
  readonly enter?: (page: Page, name: string) => Promise<void>;
}

/** The embedded backend's own. */
const sampleAccounts: Provider = {
  async admit(window, name) {
    await window.getByLabel('Name').fill(name);
    await window.getByRole('button', { name: 'Continue' }).click();
  },
  async prepare(context) {
    await context.request.get(openedByToken, { maxRedirects: 0 });
  },
  async enter(page, name) {
    const { origin } = new URL((await page.request.get(openedByToken)).url());
    await page.request.post('/auth/popup', { headers: { origin }, form: { name } });
    // Storage belongs to a page, and this is the lightest.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('isAuth', 'true'));
  },
};

interface TestFixtures {
  /** A running site with nothing in its database. */
  site: Site;
  provider: Provider;
  /** Starts a site of the test's own, as the environment says. */
  startSite: (environment: Readonly<Record<string, string>>) => Promise<Site>;
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  /** A person with a browser of their own. Names must differ from test to test where it matters. */
  person: (name?: string, on?: Pick<Site, 'url'>) => Promise<Person>;
  /** What reached a console as an error, or escaped as an exception, in any page of the test. */
  troubles: string[];
  /** Console errors that the test brings about on purpose. */
  expectedTrouble: RegExp | null;
}

interface WorkerFixtures {
  /** With which environment the site runs: without a limit of writes, unless a test is about that. */
  siteEnvironment: Readonly<Record<string, string>>;
  /** One server for all tests of a worker, because starting one takes longer than most of them do. */
  server: Site;
}

/** One person in one browser: what they do, in their words. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #provider: Provider;

  constructor(name: string, context: BrowserContext, page: Page, provider = sampleAccounts) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.#provider = provider;
  }

  get comments(): Locator {
    return this.page.getByRole('region', { name: 'Comments' });
  }

  /** Opens a page and goes down to its comments. */
  async reads(path: string): Promise<void> {
    await this.page.goto(path);
    await this.comments.scrollIntoViewIfNeeded();
  }

  /** Asks to sign in, and gets the provider's window. */
  async opensSignIn(provider = 'Google'): Promise<Page> {
    const popup = this.page.waitForEvent('popup');
    await this.comments.getByRole('button', { name: `Sign in with ${provider}` }).click();
    return popup;
  }

  /** Signs in as a new person through the popup's account chooser. */
  async signsIn(provider?: 'GitHub'): Promise<void> {
    const window = await this.opensSignIn(provider);
    const closed = window.waitForEvent('close');
    await this.#provider.admit(window, this.name);
    await closed;
    await expect(this.comments.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    // What a commenter needs comes after that; a test may take the network away next.
    await expect(this.comments.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  }

  /** Goes down to the comments of a page as a new person who has signed in already. */
  async readsSignedIn(path: string): Promise<void> {
    if (this.#provider.enter) await this.#provider.enter(this.page, this.name);
    await this.reads(path);
    if (!this.#provider.enter) return this.signsIn();
    await expect(this.comments.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  }

  async posts(text: string): Promise<void> {
    await this.comments.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await this.comments.getByRole('button', { name: 'Post' }).click();
  }

  /** Closes the tab and opens a new one in the same browser, with nothing in it yet. */
  async inNewTab(): Promise<Person> {
    await this.page.close();
    return this.inAnotherTab();
  }

  /** Opens one more tab in the same browser. */
  async inAnotherTab(): Promise<Person> {
    return new Person(this.name, this.context, await this.context.newPage(), this.#provider);
  }

  /** The comment with this text, wherever it stands. */
  comment(text: string): Locator {
    return this.comments
      .getByRole('article')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .last();
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnvironment: [{ WRITES_PER_MINUTE: '0' }, { option: true, scope: 'worker' }],
  server: [
    async ({ siteEnvironment }, use) => {
      const site = await Site.start(siteEnvironment);
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use, testInfo) => {
    const { length } = server.log;
    await use(server);
    if (testInfo.errors.length > 0) process.stderr.write(server.log.slice(length));
    emptyDatabase(server);
  },
  expectedTrouble: [null, { option: true }],
  troubles: async ({ expectedTrouble }, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(
      troubles.filter((trouble) => !expectedTrouble?.test(trouble)),
      'errors in the console',
    ).toEqual([]);
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, troubles }, use) => {
    listen(page, troubles);
    await use(page);
  },
  provider: [sampleAccounts, { option: true }],
  mailServer: async ({ provider: _ }, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  // It ends before the mail server to which it is connected.
  startSite: async ({ mailServer: _ }, use) => {
    const sites: Site[] = [];
    await use(async (environment) => {
      const site = await Site.start(environment);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.remove()));
  },
  person: async ({ browser, baseURL, troubles, provider }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name = 'Somebody', on) => {
      const url = on?.url ?? baseURL;
      const context = await browser.newContext({
        ...(url === undefined ? {} : { baseURL: url }),
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      contexts.push(context);
      context.on('page', (page) => listen(page, troubles));
      await provider.prepare?.(context);
      return new Person(name, context, await context.newPage(), provider);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Waits until the island around an element has been woken, as a person does who reads before typing. */
export async function awake(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect(element.page().locator('astro-island[ssr]').filter({ has: element })).toHaveCount(0);
}

function listen(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`);
  });
}

export { expect };
