import { randomUUID } from 'node:crypto';
import type { Method, Rules, RulesRequest } from './rules.ts';

export interface StoredFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly timeCreated: string;
  readonly token: string;
}

export class Forbidden extends Error {}
export class Missing extends Error {}

export type Files = ReturnType<typeof createFiles>;

/** A bucket in memory, behind the rules. */
export function createFiles(rules: Rules) {
  const files = new Map<string, StoredFile>();

  function demand(
    method: Method,
    path: string,
    request: RulesRequest,
  ): void {
    if (!rules(method, path, request))
      throw new Forbidden(`${method} of ${path}`);
  }

  function find(name: string): StoredFile {
    const file = files.get(name);
    if (file === undefined) throw new Missing(name);
    return file;
  }

  return {
    /**
     * Asked twice for an upload: about what was announced, and about what
     * came.
     */
    demandWrite(
      name: string,
      auth: RulesRequest['auth'],
      size: number,
      contentType: string,
    ) {
      demand(files.has(name) ? 'update' : 'create', name, {
        auth,
        resource: { size, contentType },
      });
    },

    put(
      file: Pick<
        StoredFile,
        'name' | 'bytes' | 'contentType' | 'cacheControl'
      >,
    ): StoredFile {
      const stored = {
        ...file,
        timeCreated: new Date().toISOString(),
        token: randomUUID(),
      };
      files.set(file.name, stored);
      return stored;
    },

    list(prefix: string, auth: RulesRequest['auth']): StoredFile[] {
      demand('list', prefix.replace(/\/$/, ''), { auth });
      return [...files.values()]
        .filter(
          ({ name }) =>
            name.startsWith(prefix) &&
            !name.slice(prefix.length).includes('/'),
        )
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },

    /**
     * Who has the token in the address is let in; anybody else has to pass
     * the rules.
     */
    get(
      name: string,
      auth: RulesRequest['auth'],
      token: string | null,
    ): StoredFile {
      const file = files.get(name);
      if (file === undefined || token !== file.token)
        demand('get', name, { auth });
      return find(name);
    },

    remove(name: string, auth: RulesRequest['auth']): void {
      demand('delete', name, { auth });
      find(name);
      files.delete(name);
    },
  };
}
