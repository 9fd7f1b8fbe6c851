import { type ParseArgsConfig, parseArgs } from 'node:util';
import { terminalText } from '#lib/terminal-text.ts';

export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;
export type OptionValues<O extends Options> = Parsed<O>['values'];

interface Command<O extends Options> {
  /** As typed: 'npm run backup'. */
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** Each way to call it: arguments, and what they do. */
  readonly usage?: readonly (readonly [args: string, effect: string])[];
  readonly options?: O;
  /** Returns what to print. Throws an error with a message for the user. */
  readonly run: (
    values: OptionValues<O>,
    ...args: readonly string[]
  ) => string | undefined | Promise<string | undefined>;
}

/** Runs a command. The exit code is 0 for success, 1 for failure, and 2 for a wrong call. */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  try {
    const { values, positionals } = parsed(command);
    const output = 'help' in values ? helpOf(command) : await command.run(values, ...positionals);
    if (output !== undefined) console.log(output);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(terminalText(messageOf(error)));
    if (isUsage) console.error(`\n${helpOf(command)}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** What to tell the user of an error. Where a file can't be used, Node names no way out. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // Node reports ENOENT for a folder that it can't make on a disk that may only be read.
  const [, place] = /^(?:EACCES|EPERM|EROFS|ENOENT: .*, mkdir).* '(.+?)'/.exec(message) ?? [];
  if (place === undefined) return message;
  return `This user may not use ${place}, or its disk is read-only. Run this as the user that the site's folder belongs to.`;
}

function parsed<O extends Options>({ options, usage }: Command<O>): Parsed<O> {
  try {
    // Every command has --help.
    const all = { ...options, help: { type: 'boolean' } } as unknown as O;
    const allowPositionals = usage !== undefined;
    // An owner's npm may be set to yes.
    const lost = Object.keys(all).find((name) => name !== 'yes' && isTakenByNpm(name));
    if (lost) throw new Error(`npm took --${lost} for itself: write -- before the arguments`);
    return parseArgs({ options: all, allowPositionals }) as Parsed<O>;
  } catch (error) {
    // Node's other sentences are about syntax that no command here uses.
    throw new UsageError(`${String(error instanceof Error ? error.message : error).split('. ')[0]}.`);
  }
}

/** Without the -- of `npm run import -- posts a --dry-run`, npm keeps the option, and tells the command only by a variable. */
const isTakenByNpm = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true';

/** For a command with verbs: throws UsageError for an option that was given and that the verb doesn't take. */
export function allowOptions(verb: string, options: object, allowed: readonly string[]): void {
  const isGiven = (value: unknown) => [value].flat().some(Boolean);
  for (const [name, value] of Object.entries(options))
    if (isGiven(value) && !allowed.includes(name)) throw new UsageError(`${verb} has no option --${name}.`);
}

function helpOf({ name, about, usage = [['', '']] }: Pick<Command<Options>, 'name' | 'about' | 'usage'>) {
  const calls = usage.map(
    ([args, effect]) => `  ${name}${args && ` -- ${args}`}${effect && `\n      ${effect}`}`,
  );
  return [about, '', ...calls].join('\n');
}
