import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dev } from 'astro';
import { checkSignIn, parseEnvironment } from '#server/config.ts';
import { describeSite } from '#site/describe-site.ts';
import { loadSiteConfig } from '#site/load-config.ts';
import { builtSite } from '#site/manifest.ts';
import { freePort } from '../tools/firebase-emulators/running.ts';

// Pages come from Astro's development server; what the embedded backend serves is passed on to it, and it restarts when
// its own code changes. Both stop together.

const firebase = ['firebase/app', 'firebase/auth', 'firebase/firestore', 'firebase/app-check'];
/** What the backend answers itself (server/app.ts); everything else is a page. */
const backendPaths = ['/api', '/auth', '/oidc', '/list', '/healthz', '/livez'];

/** Astro's own options don't reach it: it has a backend beside it, where anyone may sign in as anyone. */
const refusal = (argument: string) =>
  argument.startsWith('--host')
    ? 'npm run dev answers this machine only. To see the site on a phone: npm run preview -- --lan'
    : `npm run dev has no option ${argument}. PORT=… chooses where it listens.`;

async function start(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) throw new Error(refusal(argument));
  // The backend itself listens on this machine only. Who can reach it is decided by where the site listens.
  const settings = parseEnvironment(process.env);
  const config = await loadSiteConfig();
  if (config.comments.kind === 'embedded') checkSignIn(settings);

  const { root, manifest } = builtSite('development.ts');
  mkdirSync(root, { recursive: true });
  writeFileSync(manifest, JSON.stringify(describeSite(config, { isPreview: true })));

  const port = settings.port === 0 ? await freePort() : settings.port;
  const backendPort = await freePort();
  // The backend sees the address that the browser used, because sign-in and the check of origins go by it.
  const proxied = { target: `http://127.0.0.1:${backendPort}`, changeOrigin: false };
  const site = await dev({
    root: '.',
    server: { port, host: process.env.HOST ? settings.host : 'localhost' },
    vite: {
      // Found only when somebody signs in, which is too late: Vite would reload the page in the middle of it.
      optimizeDeps: { include: config.comments.kind === 'firebase' ? firebase : [] },
      server: {
        strictPort: true,
        proxy: Object.fromEntries(backendPaths.map((path) => [path, proxied])),
      },
    },
  });

  // After the site, so that a site that can't listen leaves no backend behind.
  const backend = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_CONFIG: 'development.ts',
      PORT: String(backendPort),
      HOST: '127.0.0.1',
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    },
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
  const says = error instanceof Error ? error.message : String(error);
  const isTaken = says.includes('already in use');
  console.error(isTaken ? `${says}. Stop what uses it, or choose another: PORT=0 takes any free one.` : says);
  process.exit(1);
}
