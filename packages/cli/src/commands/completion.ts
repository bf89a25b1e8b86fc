import { type Command, type Option, UsageError } from '../command.ts';
import { GLOBAL_OPTIONS } from '../parse.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Prints what a shell needs to complete commands, options and their values. */
export function completionCommand(commands: readonly Command[]): Command {
  const command: Command = {
    name: 'completion',
    summary: 'What bash, zsh or fish need to complete what you type',
    args: ['SHELL'],
    example: 'kino completion bash >> ~/.bashrc',
    run: async ({ terminal }, [shell = '']) => {
      const known = SHELLS.find((one) => one === shell);
      if (known === undefined)
        throw new UsageError(`There is completion for ${SHELLS.join(', ')}.`);
      const all = [...commands, command];
      const script = known === 'fish' ? fish(all) : bash(all, known === 'zsh');
      terminal.result({ shell, script }, () => script);
    },
  };
  return command;
}

const optionsOf = ({ options = [] }: Command): readonly Option[] => [...options, ...GLOBAL_OPTIONS];

/** zsh reads the same script when it is told to. */
function bash(commands: readonly Command[], forZsh: boolean): string {
  const firsts = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  const seconds = new Map<string, string[]>();
  for (const { name } of commands) {
    const [first = '', second] = name.split(' ');
    if (second !== undefined) seconds.set(first, [...(seconds.get(first) ?? []), second]);
  }
  const values = commands
    .flatMap(optionsOf)
    .filter(({ choices }) => choices !== undefined)
    .map(({ name, choices = [] }) => `    --${name}) words="${choices.join(' ')}" ;;`);
  const second = [...seconds].map(
    ([first, words]) => `      ${first}) words="${words.join(' ')}" ;;`,
  );
  // The first that fits counts, and `receipt verify` begins like `receipt`.
  const longest = [...commands].sort((one, other) => other.name.length - one.name.length);
  const own = longest.map(
    (command) =>
      `      "${command.name}"*) words="${optionsOf(command)
        .map(({ name }) => `--${name}`)
        .join(' ')}" ;;`,
  );
  return [
    ...(forZsh ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    '_kino() {',
    `  local words="" current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"`,
    `  local line="\${COMP_WORDS[*]:1:COMP_CWORD-1}"`,
    '  case "$before" in',
    ...new Set(values),
    '  esac',
    '  if [ -z "$words" ] && [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${firsts.join(' ')} help"`,
    '  elif [ -z "$words" ] && [[ "$current" == -* ]]; then',
    '    case "$line" in',
    ...own,
    '    esac',
    '  elif [ -z "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then',
    '    case "$line" in',
    ...second,
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _kino kino',
  ].join('\n');
}

function fish(commands: readonly Command[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap((command) => {
    const [first = '', second] = command.name.split(' ');
    const shown =
      second === undefined
        ? `complete -c kino -n __fish_use_subcommand -a ${first} -d ${quoted(command.summary)}`
        : `complete -c kino -n '__fish_seen_subcommand_from ${first}' -a ${second} -d ${quoted(command.summary)}`;
    const options = optionsOf(command).map(({ name, summary, value, choices }) =>
      [
        `complete -c kino -n '__fish_seen_subcommand_from ${second ?? first}' -l ${name} -d ${quoted(summary)}`,
        value === undefined ? '' : ' -r',
        choices === undefined ? '' : ` -a ${quoted(choices.join(' '))}`,
      ].join(''),
    );
    return [shown, ...options];
  });
  return [...new Set(lines)].join('\n');
}
