import { InvalidArgumentError } from 'commander';

/** Parses an argument or option that must be a whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
