import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { checkSignIn, parseEnvironment } from '#server/config.ts';
import { builtSite } from '#site/build/manifest.ts';
import { siteManifest } from '#site/build/site-manifest.ts';
import { ContentError } from '#site/content/content-problem.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { freePort } from '../tools/firebase-emulators/emulators.ts';
import { messageOf } from './command-line.ts';

// npm run dev: Astro's development server, which proxies the backend's paths to the embedded server. The server restarts when its
// code or its manifest changes. Both stop together.

const firebase = ['firebase/app', 'firebase/auth', 'firebase/firestore', 'firebase/app-check'];
/** What the backend answers itself (server/app.ts); everything else is a page. */
const backendPaths = ['^/(api|auth|list|mails)/', '^/(healthz|livez)$', '^/(.*/)?comments\\.xml$'];

async function start(): Promise<void> {
  // Not Astro's --host either: beside it runs a backend where anyone can sign in as anyone.
  if (process.argv.length > 2)
    throw new Error('npm run dev has no options: set PORT before it. For a phone: docs/start.md.');
  // The backend listens on loopback. The site's address decides who can reach it.
  const settings = parseEnvironment(process.env);
  const config = await loadSiteConfig();
  if (config.comments.kind === 'embedded') checkSignIn(settings, config.comments.signIn);

  const { root, manifest } = builtSite('development.ts');
  mkdirSync(root, { recursive: true });
  let described = siteManifest(config, { isPreview: true });
  writeFileSync(manifest, JSON.stringify(described));

  const port = settings.port === 0 ? await freePort() : settings.port;
  const backendPort = await freePort();
  // The backend must see the browser's Host: sign-in and the origin check use it.
  const proxied = { target: `http://127.0.0.1:${backendPort}`, changeOrigin: false };
  // Astro takes a second to load, so mistakes are reported without it.
  const { dev } = await import('astro');
  const site = await dev({
    root: '.',
    server: { port, host: settings.host },
    vite: {
      // Otherwise Vite finds these during sign-in and reloads the page in the middle of it.
      optimizeDeps: { include: config.comments.kind === 'firebase' ? firebase : [] },
      server: { strictPort: true, proxy: Object.fromEntries(backendPaths.map((path) => [path, proxied])) },
    },
  });

  // After the site, so that no backend is left behind when the site can't listen.
  const backend = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_CONFIG: 'development.ts',
      HOST: '127.0.0.1',
      PORT: String(backendPort),
      // The link stays valid when the backend restarts.
      SIGN_IN_TOKEN: settings.signInToken,
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    },
  });
  // What the backend needs to know after the owner added an article or changed one.
  site.watcher.on('all', (_event, file) => {
    try {
      const now = file.endsWith('.mdx') ? siteManifest(config, { isPreview: true }) : described;
      if (isDeepStrictEqual(now, described)) return;
      described = now;
      writeFileSync(manifest, JSON.stringify(described));
    } catch (error) {
      // Each page shows what is wrong, because it reads the content, too.
      if (!(error instanceof ContentError)) throw error;
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      backend.kill(signal);
      await site.stop();
      process.exit(0);
    });
  }
}

try {
  await start();
} catch (error) {
  const fix = '. Stop what uses it, or choose another port: PORT=0 takes a free one.';
  console.error(messageOf(error).replace(/already in use$/, `$&${fix}`));
  process.exit(1);
}
