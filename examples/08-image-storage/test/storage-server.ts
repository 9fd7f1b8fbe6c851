import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface StoredFile {
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  bytes: Buffer;
}

export interface Conduct {
  /** Runs before each chunk. A chunk that it answers 'lose' to gets 503. */
  beforeChunk?(received: number): Promise<'take' | 'lose'>;
  /** Answers every request with this status. */
  status?: number;
}

/**
 * As much of Cloud Storage's protocol as the web SDK (12.19) uses, in
 * memory: @firebase/storage, src/implementation/requests.ts. It knows no
 * rules.
 */
export async function startStorage(conduct: Conduct = {}) {
  const files = new Map<string, StoredFile>();
  const uploads = new Map<string, StoredFile>();
  const requests: string[] = [];

  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    const name = decodeURIComponent(url.pathname.split('/')[5] ?? '');
    const file = files.get(name);
    const json = (value: unknown) => res.end(JSON.stringify(value));
    requests.push(`${req.method} ${header(req, 'command')}`.trim());
    if (conduct.status) res.writeHead(conduct.status).end('{}');
    else if (req.method === 'POST') await receive();
    else if (name === '') json({ prefixes: [], items: list() });
    else if (file === undefined) res.writeHead(404).end('{}');
    else if (req.method === 'DELETE') {
      files.delete(name);
      res.writeHead(204).end();
    } else if (url.searchParams.get('alt') === 'media') {
      res.setHeader('content-type', String(file.metadata.contentType));
      res.setHeader('cache-control', String(file.metadata.cacheControl));
      res.end(file.bytes);
    } else json(describe(file));

    function list() {
      const prefix = url.searchParams.get('prefix') ?? '';
      const names = [...files.keys()].filter((each) =>
        each.startsWith(prefix),
      );
      return names.toSorted().map((each) => ({ name: each, bucket: 'b' }));
    }

    async function receive(): Promise<void> {
      const body = await buffer(req);
      const upload = uploads.get(url.searchParams.get('id') ?? '');
      const stored = url.searchParams.get('name') ?? '';
      if (upload) await proceed(upload, body);
      else if (header(req, 'protocol') === 'multipart')
        json(describe(keep({ name: stored, ...readMultipart(body) })));
      else {
        const id = randomUUID();
        const metadata = JSON.parse(body.toString());
        uploads.set(id, { name: stored, metadata, bytes: Buffer.alloc(0) });
        url.searchParams.set('id', id);
        res.setHeader('x-goog-upload-url', url.href);
        res.setHeader('x-goog-upload-status', 'active').end();
      }
    }

    async function proceed(upload: StoredFile, body: Buffer) {
      const commands = header(req, 'command').split(', ');
      if (commands.includes('upload')) {
        const { beforeChunk = async () => 'take' } = conduct;
        if ((await beforeChunk(upload.bytes.length)) === 'lose') {
          res.writeHead(503).end();
          return;
        }
        upload.bytes = Buffer.concat([upload.bytes, body]);
      }
      const isFinal = commands.includes('finalize');
      const status = isFinal ? 'final' : 'active';
      res.setHeader('x-goog-upload-size-received', upload.bytes.length);
      res.setHeader('x-goog-upload-status', status);
      if (isFinal) json(describe(keep(upload)));
      else res.end();
    }
  });

  function keep(file: StoredFile): StoredFile {
    files.set(file.name, file);
    return file;
  }

  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('the server has no port');
  return {
    port: address.port,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function header(req: IncomingMessage, name: string): string {
  return String(req.headers[`x-goog-upload-${name}`] ?? '');
}

function describe({ name, metadata, bytes }: StoredFile) {
  const size = String(bytes.length);
  return { name, bucket: 'b', ...metadata, size, downloadTokens: 'token' };
}

/** A small upload is one request: a JSON part, then the file's bytes. */
function readMultipart(
  body: Buffer,
): Pick<StoredFile, 'metadata' | 'bytes'> {
  const boundary = body.toString('latin1', 0, body.indexOf('\r\n'));
  const json = body.indexOf('\r\n\r\n') + 4;
  const jsonEnd = body.indexOf(`\r\n${boundary}`, json);
  const bytes = body.indexOf('\r\n\r\n', jsonEnd) + 4;
  const bytesEnd = body.lastIndexOf(`\r\n${boundary}--`);
  return {
    metadata: JSON.parse(body.toString('utf8', json, jsonEnd)),
    bytes: body.subarray(bytes, bytesEnd),
  };
}
