/**
 * `npm run dev`: the API, started again after each change, and Vite in
 * front of it. One Ctrl+C ends both.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

// #region dev
const api = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  stdio: 'inherit',
});
const vite = await createServer();
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    api.kill();
    await vite.close();
    process.exit();
  });
}
// #endregion dev
