import { readFileSync } from 'node:fs';

/** A value of a document, as the tests write it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Value[]
  | { readonly [key: string]: Value };
export type Fields = Readonly<Record<string, Value>>;

/** One write of a batch. `serverTime` names a field that the server sets to the time of the request. */
export type Write =
  | {
      readonly kind: 'create' | 'set' | 'update';
      readonly path: string;
      readonly data: Fields;
      readonly serverTime?: string;
    }
  | { readonly kind: 'delete'; readonly path: string };

/** Claims of an identity token, without the ones that every token has. Null is a signed-out person. */
export type Claims = Readonly<Record<string, unknown>> | null;

export const rulesFile = 'firebase/firestore.rules';

/**
 * A Firestore emulator's REST interface, for one project.
 * Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export class Emulator {
  readonly host: string;
  readonly project: string;
  readonly #documents: string;

  constructor(host: string, project: string) {
    this.host = host;
    this.project = project;
    this.#documents = `projects/${project}/databases/(default)/documents`;
  }

  /** Loads rules for this project. Throws with the emulator's words when they don't compile. */
  async loadRules(content = readFileSync(rulesFile, 'utf8')): Promise<void> {
    const answer = await fetch(`http://${this.host}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: rulesFile, content }] } }),
    });
    if (!answer.ok) throw new Error(`The rules were refused: ${await answer.text()}`);
  }

  async clear(): Promise<void> {
    await fetch(`http://${this.host}/emulator/v1/${this.#documents}`, { method: 'DELETE' });
  }

  /** Writes past the rules, as the emulator's owner. */
  async seed(documents: Readonly<Record<string, Fields>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, data]) => ({ kind: 'set', path, data }) as const);
    for (let start = 0; start < writes.length; start += 500) {
      const status = await this.#commit(writes.slice(start, start + 500), 'owner');
      if (status !== 200) throw new Error(`seeding was answered with ${status}`);
    }
  }

  /** Removes a document past the rules. */
  async remove(path: string): Promise<void> {
    await this.#commit([{ kind: 'delete', path }], 'owner');
  }

  /** Puts a person's last write and like two minutes back, if there are any. */
  async rest(uid: string): Promise<void> {
    const data = { lastPostAt: new Date(Date.now() - 120_000) };
    for (const rateLimits of ['writers', 'newcomers'])
      await this.#commit([{ kind: 'update', path: `${rateLimits}/${uid}`, data }], 'owner');
    await this.#commit([{ kind: 'update', path: `likers/${uid}`, data: { at: data.lastPostAt } }], 'owner');
  }

  /** Commits a batch. Resolves to the HTTP status: 200, 403 where the rules refuse. */
  commit(writes: readonly Write[], claims: Claims): Promise<number> {
    return this.#commit(writes, claims === null ? null : tokenOf(claims, this.project));
  }

  async get(path: string, claims: Claims): Promise<number> {
    const answer = await this.#ask(`${path}`, claims, { method: 'GET' });
    // A document that isn't there was allowed to be looked for.
    return answer.status === 404 ? 200 : answer.status;
  }

  async list(collection: string, claims: Claims): Promise<number> {
    const answer = await this.#ask(
      '',
      claims,
      {
        method: 'POST',
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }] } }),
      },
      ':runQuery',
    );
    return answer.status;
  }

  async #commit(writes: readonly Write[], token: string | null): Promise<number> {
    const answer = await fetch(`http://${this.host}/v1/${this.#documents}:commit`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify({ writes: writes.map((write) => this.#encode(write)) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async #ask(path: string, claims: Claims, init: RequestInit, verb = ''): Promise<Response> {
    const token = claims === null ? null : tokenOf(claims, this.project);
    const answer = await fetch(
      `http://${this.host}/v1/${this.#documents}${path === '' ? '' : `/${path}`}${verb}`,
      {
        ...init,
        headers: headers(token),
      },
    );
    await answer.arrayBuffer();
    return answer;
  }

  #encode(write: Write): object {
    const name = `${this.#documents}/${write.path}`;
    if (write.kind === 'delete') return { delete: name };
    return {
      update: { name, fields: encodeFields(write.data) },
      ...(write.kind === 'update'
        ? { updateMask: { fieldPaths: Object.keys(write.data) }, currentDocument: { exists: true } }
        : {}),
      ...(write.kind === 'create' ? { currentDocument: { exists: false } } : {}),
      ...(write.serverTime === undefined
        ? {}
        : { updateTransforms: [{ fieldPath: write.serverTime, setToServerValue: 'REQUEST_TIME' }] }),
    };
  }
}

function headers(token: string | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

/** An unsigned token, which emulators take. */
function tokenOf(claims: Readonly<Record<string, unknown>>, project: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

function encodeFields(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encodeValue(value)]));
}

function encodeValue(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

/** Array.isArray does not recognize readonly lists. */
function isList(value: readonly Value[] | Fields): value is readonly Value[] {
  return Array.isArray(value);
}
