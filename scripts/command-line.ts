import { type ParseArgsConfig, parseArgs } from 'node:util';
import { terminalText } from '#lib/terminal-text.ts';

/** The command was called in a way that means nothing. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface Command<O extends Options> {
  /** As it is typed: 'npm run move'. */
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** Each way to call it: the arguments, and what they do. */
  readonly usage?: readonly (readonly [args: string, effect: string])[];
  readonly options?: O;
  /** Returns what to print. Throws an error whose message is for the person at the terminal. */
  readonly run: (
    values: Parsed<O>['values'],
    ...args: readonly string[]
  ) => string | undefined | Promise<string | undefined>;
}

/** Runs a command. The exit code is 0 when it did what was asked, 1 when it could not, and 2 when it was called wrongly. */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  try {
    const { values, positionals } = parsed(command);
    const output = 'help' in values ? helpOf(command) : await command.run(values, ...positionals);
    if (output !== undefined) console.log(output);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const message = error instanceof Error ? error.message : String(error);
    console.error(terminalText(message));
    if (isUsage) console.error(`\n${helpOf(command)}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function parsed<O extends Options>({ options, usage }: Command<O>): Parsed<O> {
  try {
    // The caller's options and --help, which every command has.
    const all = { ...options, help: { type: 'boolean' } } as unknown as O;
    const allowPositionals = usage !== undefined;
    return parseArgs({ options: all, allowPositionals }) as Parsed<O>;
  } catch (error) {
    // Node's first sentence says what is wrong; the others are about a syntax that no command here has.
    throw new UsageError(`${String(error instanceof Error ? error.message : error).split('. ')[0]}.`);
  }
}

function helpOf({ name, about, usage = [['', '']] }: Pick<Command<Options>, 'name' | 'about' | 'usage'>) {
  const calls = usage.map(([args, effect]) => [args === '' ? name : `${name} -- ${args}`, effect] as const);
  const width = Math.max(...calls.map(([call]) => call.length));
  return [about, '', ...calls.map(([call, effect]) => `  ${call.padEnd(width)}  ${effect}`.trimEnd())].join(
    '\n',
  );
}
