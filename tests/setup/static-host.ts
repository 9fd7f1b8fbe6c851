import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { certificateFile } from './tls-proxy.ts';

interface Rules {
  readonly headers: readonly (readonly [path: string, name: string, value: string])[];
  readonly redirects: readonly (readonly [from: string, to: string, status: number])[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

/** Serves a folder over https as static hosts do: with the headers and redirects of its own files, and clean addresses. */
export async function startStaticHost(folder: string): Promise<{ origin: string; stop: () => void }> {
  const { headers, redirects } = rulesOf(folder);
  const pem = readFileSync(certificateFile);
  const server = createServer({ cert: pem, key: pem }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost');
    for (const [path, name, value] of headers)
      if (pathname === path || (path.endsWith('*') && pathname.startsWith(path.slice(0, -1))))
        response.setHeader(name, value);
    for (const [from, to, status] of redirects) {
      const start = from.endsWith('*') ? from.slice(0, -1) : undefined;
      if (start === undefined ? pathname !== from : !pathname.startsWith(start)) continue;
      const rest = pathname.slice(start?.length ?? 0);
      return response.writeHead(status, { location: to.replace('*', rest) }).end();
    }
    const file = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((name) => join(folder, decodeURI(name)))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    const shown = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(shown)] ?? 'application/octet-stream',
    });
    return response.end(readFileSync(shown));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `https://localhost:${port}`, stop };
}

function rulesOf(folder: string): Rules {
  const linesOf = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  };
  let path = '';
  return {
    headers: linesOf('_headers').flatMap((line) => {
      const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
      if (name === undefined) path = line.trim();
      return name && value ? [[path, name, value] as const] : [];
    }),
    redirects: linesOf('_redirects').map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, to.replace(':splat', '*'), Number(status)];
    }),
  };
}
