import { settings } from './settings.ts';

/** A variable that is none of ours, and the one that was probably meant. */
export interface MisspeltSetting {
  readonly given: string;
  readonly meant: string;
}

const OWN_PREFIX = 'KINORA_';
/** Two slips are believed only in a name of this length. */
const LONG_NAME = 10;
/** Vendors have short names that differ by a letter, as do XAI and ZAI. */
const LONG_WORD = 5;

/**
 * Variables of the environment that look like a setting of ours with a slip in it. Those of other programs are
 * none of our business, nor is a lookalike of a setting that is there.
 */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
): readonly MisspeltSetting[] {
  const isSet = (name: string) => (environment[name] ?? '').trim() !== '';
  const unset = Object.keys(settings).filter((name) => !isSet(name));
  return Object.keys(environment)
    .filter((given) => isSet(given) && !Object.hasOwn(settings, given))
    .flatMap((given) => {
      const plain = given.toUpperCase().replace(OWN_PREFIX, '');
      const meant =
        unset.find((name) => name === plain) ?? unset.find((name) => isSlip(plain, name));
      return meant === undefined ? [] : [{ given, meant }];
    });
}

function isSlip(given: string, name: string): boolean {
  const [givenWord = ''] = given.split('_');
  const [word = ''] = name.split('_');
  const isSameWord =
    givenWord === word ||
    isTransposed(givenWord, word) ||
    (word.length >= LONG_WORD && slips(givenWord, word) === 1);
  // A word alone, such as PORT, is too short for more than two letters that changed places.
  if (word === name) return isTransposed(given, name);
  return isSameWord && slips(given, name) <= (name.length >= LONG_NAME ? 2 : 1);
}

function isTransposed(given: string, name: string): boolean {
  const letters = (text: string) => [...text].sort().join('');
  return given !== name && letters(given) === letters(name) && slips(given, name) === 1;
}

/** How many letters were left out, added, mistaken or exchanged with their neighbour. */
function slips(given: string, name: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= given.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= name.length; at += 1) {
      const isSame = given[row - 1] === name[at - 1];
      const isExchanged = given[row - 1] === name[at - 2] && given[row - 2] === name[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && at > 1 && isExchanged ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[name.length] ?? 0;
}
