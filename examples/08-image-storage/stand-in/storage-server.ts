import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  createFiles,
  Forbidden,
  Missing,
  type StoredFile,
} from './files.ts';
import { readMultipart } from './multipart.ts';
import { type RulesRequest, readRules } from './rules.ts';

interface StandInOptions {
  /** The text of storage.rules. */
  readonly rules: string;
  /**
   * Runs before each piece of a large upload is taken. A piece that it says
   * 'lose' to gets 503.
   */
  readonly beforePiece?: (received: number) => Promise<'take' | 'lose'>;
}

interface Session {
  readonly name: string;
  readonly auth: RulesRequest['auth'];
  readonly contentType: string;
  readonly cacheControl: string;
  bytes: Buffer;
  final: boolean;
}

/**
 * A stand-in for Cloud Storage: as much of the protocol as the web SDK (12.19) speaks for uploading with progress, listing,
 * addresses and deleting. Its source is @firebase/storage, src/implementation/requests.ts. Files live in memory.
 *
 * Resolves to false for a request that is not for it.
 */
export function createStandIn({
  rules,
  beforePiece = async () => 'take',
}: StandInOptions) {
  const files = createFiles(readRules(rules));
  const sessions = new Map<string, Session>();

  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<boolean> {
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    const [, bucket, object] =
      /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (bucket === undefined) return false;
    const auth = whoIs(req.headers.authorization);
    const json = (value: unknown) =>
      res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(value));
    const describe = (file: StoredFile) => json(metadataOf(file, bucket));

    try {
      if (req.method === 'POST') await receive();
      else if (object === undefined) list();
      else if (req.method === 'DELETE') {
        files.remove(decodeURIComponent(object), auth);
        res.writeHead(204).end();
      } else send(decodeURIComponent(object));
    } catch (error) {
      const code =
        error instanceof Forbidden
          ? 403
          : error instanceof Missing
            ? 404
            : 500;
      res.statusCode = code;
      json({ error: { code, message: String(error) } });
    }
    return true;

    async function receive(): Promise<void> {
      const body = await buffer(req);
      const session = sessions.get(url.searchParams.get('upload_id') ?? '');
      if (session) return proceed(session, body);
      const name = url.searchParams.get('name') ?? '';
      if (header('protocol') === 'multipart') {
        const { metadata, bytes } = readMultipart(
          body,
          req.headers['content-type'] ?? '',
        );
        const settings = settingsIn(metadata);
        files.demandWrite(name, auth, bytes.length, settings.contentType);
        describe(files.put({ name, bytes, ...settings }));
        return;
      }
      const settings = settingsIn(JSON.parse(body.toString()));
      files.demandWrite(
        name,
        auth,
        Number(header('header-content-length')),
        settings.contentType,
      );
      const id = randomUUID();
      sessions.set(id, {
        name,
        auth,
        ...settings,
        bytes: Buffer.alloc(0),
        final: false,
      });
      url.searchParams.set('upload_id', id);
      res
        .setHeader('x-goog-upload-url', url.href)
        .setHeader('x-goog-upload-status', 'active')
        .end();
    }

    async function proceed(session: Session, body: Buffer): Promise<void> {
      const commands = header('command').split(', ');
      if (commands.includes('upload')) {
        if ((await beforePiece(session.bytes.length)) === 'lose') {
          res.writeHead(503).end();
          return;
        }
        if (Number(header('offset')) !== session.bytes.length) {
          res.writeHead(400).end();
          return;
        }
        session.bytes = Buffer.concat([session.bytes, body]);
      }
      if (commands.includes('finalize')) {
        files.demandWrite(
          session.name,
          session.auth,
          session.bytes.length,
          session.contentType,
        );
        session.final = true;
      }
      res.setHeader('x-goog-upload-size-received', session.bytes.length);
      res.setHeader(
        'x-goog-upload-status',
        session.final ? 'final' : 'active',
      );
      if (commands.includes('finalize')) describe(files.put(session));
      else res.end();
    }

    function list(): void {
      const found = files.list(url.searchParams.get('prefix') ?? '', auth);
      json({
        prefixes: [],
        items: found.map(({ name }) => ({ name, bucket })),
      });
    }

    function send(name: string): void {
      const file = files.get(name, auth, url.searchParams.get('token'));
      if (url.searchParams.get('alt') !== 'media') {
        describe(file);
        return;
      }
      res
        .setHeader('content-type', file.contentType)
        .setHeader('cache-control', file.cacheControl)
        .end(file.bytes);
    }

    function header(name: string): string {
      return String(req.headers[`x-goog-upload-${name}`] ?? '');
    }
  };
}

/** The SDK's token for an emulator is not signed, so it is only read. */
function whoIs(authorization = ''): RulesRequest['auth'] {
  const payload = authorization.replace('Firebase ', '').split('.')[1];
  if (payload === undefined) return null;
  const claims: unknown = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  );
  return has(claims, 'user_id') ? { uid: String(claims.user_id) } : null;
}

function settingsIn(metadata: unknown) {
  return {
    contentType: has(metadata, 'contentType')
      ? String(metadata.contentType)
      : 'application/octet-stream',
    cacheControl: has(metadata, 'cacheControl')
      ? String(metadata.cacheControl)
      : 'private, max-age=0',
  };
}

function metadataOf(
  {
    name,
    bytes,
    contentType,
    cacheControl,
    timeCreated,
    token,
  }: StoredFile,
  bucket: string,
) {
  const times = { timeCreated, updated: timeCreated };
  return {
    name,
    bucket,
    contentType,
    cacheControl,
    ...times,
    size: String(bytes.length),
    downloadTokens: token,
  };
}

function has<Key extends string>(
  value: unknown,
  key: Key,
): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
