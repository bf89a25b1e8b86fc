import type { Command, Option } from './command.ts';
import { GLOBAL_OPTIONS } from './parse.ts';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'kino: make videos and images from a sentence.',
    '',
    'Usage: kino COMMAND [OPTIONS]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options of every command:',
    ...optionLines(GLOBAL_OPTIONS),
    '',
    'Begin with: kino video "A fox runs through a snowy forest" --sandbox',
  ].join('\n');
}

export function usage({ name, summary, args = [], options = [], example }: Command): string {
  const shown = args.map((arg) => (arg.endsWith('?') ? `[${arg.slice(0, -1)}]` : arg));
  return [
    `${summary}.`,
    '',
    `Usage: ${['kino', name, ...shown, '[OPTIONS]'].join(' ')}`,
    '',
    ...optionLines([...options, ...GLOBAL_OPTIONS]),
    ...(example === undefined ? [] : ['', `Example: ${example}`]),
  ].join('\n');
}

function optionLines(options: readonly Option[]): readonly string[] {
  const names = options.map(({ name, short, value }) =>
    [
      short === undefined ? '    ' : `-${short}, `,
      `--${name}`,
      value === undefined ? '' : ` ${value}`,
    ].join(''),
  );
  const width = Math.max(...names.map(({ length }) => length));
  return options.map(({ summary, choices }, index) => {
    const values = choices === undefined ? '' : `: ${choices.join(', ')}`;
    return `  ${(names[index] ?? '').padEnd(width)}  ${summary}${values}`;
  });
}
