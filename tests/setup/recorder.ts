import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Recorded {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the recorder answers. 'hang up' ends the connection without a word. */
export type Answer = { readonly status?: number; readonly type?: string; readonly body: string } | 'hang up';

/** A real server in a provider's place: it keeps what arrives on the wire and answers as it is told. */
export async function startRecorder(answer: (request: Recorded) => Answer) {
  const requests: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const recorded: Recorded = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://recorder.test'),
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    requests.push(recorded);
    const said = answer(recorded);
    if (said === 'hang up') response.destroy();
    else response.writeHead(said.status ?? 200, { 'content-type': said.type ?? 'text/plain' }).end(said.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, so its address is of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    /** The only request so far. */
    only(): Recorded {
      const [request] = requests;
      if (!request || requests.length > 1) throw new Error(`${requests.length} requests arrived`);
      return request;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Recorder = Awaited<ReturnType<typeof startRecorder>>;

/** Sends what is meant for one host to another, over the real network; the test's only fiction. */
export function redirected(from: string, to: string): typeof fetch {
  const real = globalThis.fetch;
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${from}/`)) throw new Error(`${address} was not expected to be asked`);
    return real(address.replace(from, to), init);
  };
}
