import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dev } from 'astro';
import { describeSite } from '#site/describe-site.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { builtSite } from '#site/manifest.ts';

// Pages come from Astro's development server; what the embedded backend serves is passed on to it, and it restarts when
// its own code changes. Both stop together.

const firebase = ['firebase/app', 'firebase/auth', 'firebase/firestore', 'firebase/app-check'];
/** What the backend answers itself (server/app.ts); everything else is a page. */
const backendPaths = ['/api', '/auth', '/oidc', '/list', '/healthz'];
const port = Number(process.env.PORT ?? 4321);
const host = process.env.HOST ?? 'localhost';
const backendPort = await freePort();

const { root, manifest } = builtSite('development.ts');
mkdirSync(root, { recursive: true });
const config = await loadSiteConfig();
writeFileSync(manifest, JSON.stringify(await describeSite(config)));

const backend = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SITE_CONFIG: 'development.ts',
    PORT: String(backendPort),
    HOST: '127.0.0.1',
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
  },
});

// The backend sees the address that the browser used, because sign-in and the check of origins go by it.
const proxied = { target: `http://127.0.0.1:${backendPort}`, changeOrigin: false };
const site = await dev({
  root: '.',
  server: { port, host },
  vite: {
    // Found only when somebody signs in, which is too late: Vite would reload the page in the middle of it.
    optimizeDeps: { include: config.comments.kind === 'firebase' ? firebase : [] },
    server: {
      strictPort: true,
      proxy: Object.fromEntries(backendPaths.map((path) => [path, proxied])),
    },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    backend.kill(signal);
    await site.stop();
    process.exit(0);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
