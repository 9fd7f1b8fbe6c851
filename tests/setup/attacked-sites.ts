import type { TestProject } from 'vitest/node';
import { type Place, startHttp, startHttps } from '../security/target.ts';
import { buildSite } from './build-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    attacked: { readonly http: Place; readonly https: Place; readonly published: Place };
  }
}

/** Builds the site, unless it is built already, and starts the servers that the attacks share. */
export default async function startSites(project: TestProject): Promise<() => Promise<void>> {
  buildSite('sample/site.config.ts');
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  const [http, https, published] = await Promise.all([
    startHttp({ WRITES_PER_MINUTE: '0' }),
    startHttps({ WRITES_PER_MINUTE: '0' }),
    startHttps({ SITE_URL: 'https://robin.example', ...google, ...github }),
  ]);
  const place = ({ origin, dataDir }: Place) => ({ origin, dataDir });
  project.provide('attacked', { http: place(http), https: place(https), published: place(published) });
  return async () => {
    await Promise.all([http.stop(), https.stop(), published.stop()]);
  };
}
