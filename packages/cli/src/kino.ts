import process from 'node:process';
import { Kinora } from 'kinora-sdk';
import packageFile from '../package.json' with { type: 'json' };
import { numberOf, textOf, UsageError } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT_CODES, exitCodeOf } from './exit-code.ts';
import { overview, usage } from './help.ts';
import { type Parsed, parse } from './parse.ts';
import { LOCAL, readSettings } from './settings.ts';
import { tell } from './tell.ts';
import { openTerminal } from './terminal.ts';

const { env, argv, stdout, stderr } = process;

/** Runs what was typed and answers with its exit code. */
async function main(typed: readonly string[]): Promise<number> {
  const isJson = typed.includes('--json');
  const terminal = openTerminal({ stdout, stderr }, { isJson, noColor: Boolean(env['NO_COLOR']) });
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
    // Who presses it twice does not want to wait for anything.
    process.once('SIGINT', () => process.exit(EXIT_CODES.interrupted));
  });
  try {
    const parsed = parse(typed, COMMANDS);
    if (parsed.options['version'] === true) {
      terminal.result({ version: packageFile.version }, () => packageFile.version);
    } else if (parsed.command === null || parsed.options['help'] === true) {
      stdout.write(`${parsed.command === null ? overview(COMMANDS) : usage(parsed.command)}\n`);
    } else {
      await run(parsed, terminal, stop.signal);
    }
    return EXIT_CODES.ok;
  } catch (error) {
    if (stop.signal.aborted) {
      terminal.note('Stopped.');
      return EXIT_CODES.interrupted;
    }
    tell(error, terminal);
    return exitCodeOf(error);
  }
}

async function run(
  { command, args, options }: Parsed,
  terminal: ReturnType<typeof openTerminal>,
  signal: AbortSignal,
): Promise<void> {
  const settings = await readSettings(env);
  const url = addressOf(textOf(options, 'url') ?? (env['KINORA_URL'] || settings.url || LOCAL));
  const seconds = numberOf(options, 'timeout');
  const kinora = new Kinora({
    // Without one, the service says where to get one.
    apiKey: env['KINORA_KEY'] || settings.keyOf(url) || undefined,
    baseUrl: url,
    retries: numberOf(options, 'retries'),
    timeoutMs: seconds === undefined ? undefined : seconds * 1_000,
  }) as Kinora<string>;
  await command?.run({ kinora, terminal, settings, url, signal }, args, options);
}

function addressOf(text: string): string {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text))
    throw new UsageError(`"${text}" is no http or https address.`);
  const { username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new UsageError('The address must not contain a user name or password.');
  return text.replace(/\/+$/, '');
}

// A reader that has seen enough (`kino list | head`) is no error.
stdout.on('error', () => process.exit(EXIT_CODES.ok));
process.exitCode = await main(argv.slice(2));
