export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface RulesRequest {
  readonly auth: { readonly uid: string } | null;
  readonly resource?: {
    readonly size: number;
    readonly contentType: string;
  };
}

/**
 * Whether the rules allow a request for a path inside the bucket, such as
 * 'users/ada/images/1'.
 */
export type Rules = (
  method: Method,
  path: string,
  request: RulesRequest,
) => boolean;

const covers: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/**
 * Reads as much of the rules language as storage.rules uses, and refuses to read more. The conditions are nearly
 * JavaScript, so they are run as JavaScript: this is for a file of one's own, on one's own machine.
 */
export function readRules(source: string): Rules {
  const text = source.replace(/\/\/.*$/gm, '');
  const body =
    /^\s*rules_version = '2';\s*service firebase\.storage \{\s*match \/b\/\{bucket\}\/o \{(.*)\}\s*\}\s*$/s.exec(
      text,
    )?.[1];
  if (body === undefined)
    throw new Error('storage.rules does not begin and end as expected');

  const functions: string[] = [];
  const withoutFunctions = body.replace(
    /function (\w+\([\w, ]*\)) \{\s*return ([^;]*);\s*\}/g,
    (_, head, result) => {
      functions.push(
        `function ${head} { return ${toJavaScript(result)}; }`,
      );
      return '';
    },
  );

  const matches: {
    readonly path: RegExp;
    readonly names: string[];
    readonly allows: Allow[];
  }[] = [];
  const rest = withoutFunctions.replace(
    /match (\S+) \{((?:\s*allow [^;]*;)*)\s*\}/g,
    (_, pattern, allows) => {
      matches.push({ ...readPath(pattern), allows: readAllows(allows) });
      return '';
    },
  );
  if (rest.trim() !== '')
    throw new Error(
      `storage.rules says something unknown here: ${rest.trim()}`,
    );

  return (method, path, request) =>
    matches.some(({ path: pattern, names, allows }) => {
      const found = pattern.exec(path);
      if (found === null) return false;
      const conditions = allows.filter(({ methods }) =>
        methods.includes(method),
      );
      return conditions.some(({ condition }) =>
        holds(
          `${functions.join('\n')} return ${condition};`,
          { request },
          names,
          found.slice(1),
        ),
      );
    });
}

interface Allow {
  readonly methods: readonly string[];
  readonly condition: string;
}

function readAllows(text: string): Allow[] {
  return Array.from(
    text.matchAll(/allow ([\w, ]+): if ([^;]*);/g),
    ([, methods = '', condition = '']) => ({
      methods: methods
        .split(', ')
        .flatMap((name) => covers[name] ?? [name]),
      condition: toJavaScript(condition),
    }),
  );
}

/**
 * '/users/{uid}/{folder=**}' → what it matches and what its parts are
 * called. Two stars match nothing, too.
 */
function readPath(pattern: string) {
  const names: string[] = [];
  const path = pattern
    .slice(1)
    .replace(/(\/?)\{(\w+)(=\*\*)?\}/g, (_, slash, name, deep) => {
      names.push(name);
      return deep ? `(?:${slash}(.*))?` : `${slash}([^/]+)`;
    });
  return { path: new RegExp(`^${path}$`), names };
}

function toJavaScript(condition: string): string {
  return condition
    .replace(/([\w.]+)\s+in\s+(\[[^\]]*\])/g, '$2.includes($1)')
    .replace(
      /(\w+)\.matches\('([^']*)'\)/g,
      (_, value, pattern) => `/^(?:${pattern})$/.test(${value})`,
    );
}

/**
 * A condition that can't be worked out, such as the uid of nobody, does not
 * hold. So it is in the real thing.
 */
function holds(
  code: string,
  given: object,
  names: readonly string[],
  values: readonly string[],
): boolean {
  try {
    const check = new Function(...Object.keys(given), ...names, code);
    return check(...Object.values(given), ...values) === true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
