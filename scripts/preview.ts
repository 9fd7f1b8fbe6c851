import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { runCommand } from './command-line.ts';
import { lanAddress } from './lan-address.ts';

await runCommand({
  name: 'npm run preview',
  about: 'Serves the built site, and builds it first if something has changed.',
  usage: [
    ['', 'on this machine'],
    ['--lan', 'for phones on the same network, without sign-in'],
  ],
  options: { lan: { type: 'boolean' } },
  async run({ lan }) {
    if (lan) console.log(openToNetwork());
    await import('../server/main.ts');
    return undefined;
  },
});

/** Configures the server for the local network. Returns what to print. */
function openToNetwork(): string {
  const address = lanAddress(networkInterfaces());
  if (address === undefined)
    throw new Error('This machine has no local network. Connect it to the one that your phone uses.');
  const port = Number(process.env.PORT) || 4321;
  const url = `http://${address}:${port}`;
  Object.assign(process.env, { HOST: address, PORT: String(port), SITE_URL: url, SIGN_IN: 'off' });
  return `${renderUnicodeCompact(url, { border: 2 })}

On a phone on the same network: ${url}
Sign-in is off, because anyone on the network could sign in as anyone else.`;
}
