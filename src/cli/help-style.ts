import { type Command, Help, type HelpConfiguration, type Option } from 'commander';

const plain = new Help();

/** Shows which options a command cannot do without, in its usage and beside each. */
export const helpStyle: HelpConfiguration = {
  showGlobalOptions: true,
  commandUsage: (command: Command) => {
    const needed = command.options
      .filter(({ mandatory }) => mandatory)
      .map(({ flags }) => ` ${flags}`);
    return `${plain.commandUsage(command)}${needed.join('')}`;
  },
  optionDescription: (option: Option) =>
    `${plain.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
};
