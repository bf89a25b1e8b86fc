import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Command, type Option, type OptionValues, UsageError } from './command.ts';
import { suggest } from './suggest.ts';

/** Every command has these. */
export const GLOBAL_OPTIONS: readonly Option[] = [
  { name: 'json', summary: 'Write results and errors as JSON' },
  {
    name: 'url',
    value: 'ADDRESS',
    summary: 'Which service; KINORA_URL, the one of the last login, or a local one',
  },
  { name: 'timeout', value: 'SECONDS', summary: 'How long to wait for each answer; 60 by default' },
  { name: 'retries', value: 'NUMBER', summary: 'How often to try again; 3 by default' },
  { name: 'help', short: 'h', summary: 'Say how it is used' },
  { name: 'version', summary: 'Say which version it is' },
];

export interface Parsed {
  readonly command: Command | null;
  readonly args: readonly string[];
  readonly options: OptionValues;
}

/** Finds the command among what was typed, then its options and arguments. */
export function parse(typed: readonly string[], commands: readonly Command[]): Parsed {
  const words = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const named = wordsOf(words, commands);
  const command =
    commands
      .filter(({ name }) => name.split(' ').every((word, index) => named[index] === word))
      .sort((one, other) => other.name.length - one.name.length)[0] ?? null;
  const { options, positionals } = read(words, [...(command?.options ?? []), ...GLOBAL_OPTIONS]);
  if (command === null) {
    if (named.length > 0 && options['help'] !== true) throw unknownCommand(named, commands);
    return { command, args: [], options };
  }
  const args = positionals.slice(command.name.split(' ').length);
  if (options['help'] !== true) checkArguments(command, args);
  return { command, args, options };
}

/** What is neither an option nor the value of one, whichever command it belongs to. */
function wordsOf(typed: readonly string[], commands: readonly Command[]): readonly string[] {
  const options = [...GLOBAL_OPTIONS, ...commands.flatMap((command) => command.options ?? [])];
  return parseArgs({ args: [...typed], options: configOf(options), strict: false }).positionals;
}

function configOf(options: readonly Option[]): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    options.map(({ name, short, value }) => [
      name,
      {
        type: value === undefined ? 'boolean' : 'string',
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
}

function read(
  typed: readonly string[],
  options: readonly Option[],
): { readonly options: OptionValues; readonly positionals: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: configOf(options),
      allowPositionals: true,
    });
    const single = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]);
    return { options: Object.fromEntries(single), positionals };
  } catch (error) {
    throw new UsageError(complaint(error, options));
  }
}

function complaint(error: unknown, options: readonly Option[]): string {
  const text = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown option '(-+)([^']*)'/.exec(text);
  if (unknown === null) return text.split('. ')[0] ?? text;
  const [, dashes, name = ''] = unknown;
  const meant = suggest(
    name,
    options.map((option) => option.name),
  );
  return `There is no option ${dashes}${name}.${meant === null ? '' : ` Did you mean --${meant}?`}`;
}

function unknownCommand(words: readonly string[], commands: readonly Command[]): UsageError {
  const [first = '', second = ''] = words;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  const names = group.length > 0 ? group.map(({ name }) => name) : commands.map(({ name }) => name);
  const typed = group.length > 0 ? `${first} ${second}`.trim() : first;
  const meant = suggest(typed, names);
  const hint = meant === null ? '' : ` Did you mean "kino ${meant}"?`;
  const known = group.length > 0 ? ` There is: ${names.join(', ')}.` : ' See kino --help.';
  return new UsageError(`There is no command "${typed}".${hint}${known}`);
}

function checkArguments({ name, args: names = [] }: Command, args: readonly string[]): void {
  const missing = names.find((one, index) => !one.endsWith('?') && args[index] === undefined);
  if (missing !== undefined)
    throw new UsageError(`${missing} is missing. See kino ${name} --help.`);
  const more = args[names.length];
  if (more === undefined) return;
  const hint = names.length === 0 ? '' : ' Put text with blanks in quotes.';
  throw new UsageError(`"${more}" is too much.${hint} See kino ${name} --help.`);
}
