/**
 * Some of which a text must hold for a pattern to match: compiling a thousand patterns takes most of a
 * second, and finding that nearly none of them can match takes a few milliseconds. Null where nothing is known.
 */
type Needed = readonly string[] | null;

/** More would take longer to look for than to match. */
const NEEDED_MAX = 80;

interface Reader {
  readonly source: string;
  at: number;
}

/** Letters that a match of the pattern contains, one of them at least, in lower case; null if they cannot be told. */
export function neededLetters({ source, flags }: RegExp): Needed {
  // Without "i", capitals are looked for in a text that has none any more.
  return flags.includes('v') ? null : readAlternatives({ source: source.toLowerCase(), at: 0 });
}

const known = new WeakMap<RegExp, { readonly needed: Needed }>();

function neededBy(pattern: RegExp): Needed {
  const found = known.get(pattern) ?? { needed: neededLetters(pattern) };
  known.set(pattern, found);
  return found.needed;
}

/** Whether a text in lower case has the letters without which a pattern cannot match: to ask this does not compile it. */
export function mayMatch(pattern: RegExp, letters: string): boolean {
  const needed = neededBy(pattern);
  return needed === null || needed.some((part) => letters.includes(part));
}

/** Two letters as one number below PAIRS; some pairs share a number. */
const pairAt = (text: string, at: number) =>
  ((text.charCodeAt(at) & 63) << 6) | (text.charCodeAt(at + 1) & 63);
const PAIRS = 64 * 64;

/**
 * Which of thousands of patterns may match a text in lower case: 1 at the place of each that may. Parts are
 * looked for only where their first two letters are in the text.
 */
export function createSieve(patterns: readonly RegExp[]): (letters: string) => Uint8Array {
  const always: number[] = [];
  const partsOf = new Map<number, [part: string, at: number][]>();
  for (const [at, pattern] of patterns.entries()) {
    const needed = neededBy(pattern);
    if (needed === null) always.push(at);
    for (const part of needed ?? []) {
      const pair = pairAt(part, 0);
      partsOf.set(pair, [...(partsOf.get(pair) ?? []), [part, at]]);
    }
  }
  return (letters) => {
    const may = new Uint8Array(patterns.length);
    for (const at of always) may[at] = 1;
    const asked = new Uint8Array(PAIRS);
    for (let start = 0; start + 1 < letters.length; start += 1) {
      const pair = pairAt(letters, start);
      if (asked[pair] === 1) continue;
      asked[pair] = 1;
      for (const [part, at] of partsOf.get(pair) ?? [])
        if (may[at] === 0 && letters.includes(part)) may[at] = 1;
    }
    return may;
  };
}

function readAlternatives(reader: Reader): Needed {
  const found: Needed[] = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    found.push(readSequence(reader));
  }
  const all: string[] = [];
  for (const needed of found) {
    if (needed === null) return null;
    all.push(...needed);
  }
  const each = [...new Set(all)];
  return each.length > NEEDED_MAX ? null : each;
}

/** The longest is the rarest; spaces are everywhere. */
const worthOf = (needed: Needed) =>
  (needed ?? ['']).reduce((least, part) => Math.min(least, part.trim().length), Infinity);

function readSequence(reader: Reader): Needed {
  let [best, most, run]: [Needed, number, string] = [null, 0, ''];
  const consider = (needed: Needed) => {
    const worth = worthOf(needed);
    if (worth > most) [best, most] = [needed, worth];
  };
  const endRun = () => {
    if (run.trim().length > 1) consider([run]);
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const part = readPart(reader);
    const isOptional = readQuantifier(reader);
    if (part.kind === 'edge') continue;
    if (part.kind === 'letter' && isOptional === null) {
      run += part.letter;
      continue;
    }
    endRun();
    if (part.kind === 'group' && isOptional !== true) consider(part.needed);
  }
  endRun();
  return best;
}

type Part =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'group'; readonly needed: Needed }
  /** Takes no room: `\b`, `^`, what is looked ahead for. */
  | { readonly kind: 'edge' }
  | { readonly kind: 'any' };

function readPart(reader: Reader): Part {
  const { source } = reader;
  const sign = source[reader.at] ?? '';
  reader.at += 1;
  if (sign === '\\') return readEscape(reader);
  if (sign === '(') return readGroup(reader);
  if (sign === '^' || sign === '$') return { kind: 'edge' };
  if (sign === '.') return { kind: 'any' };
  if (sign !== '[') return { kind: 'letter', letter: sign };
  while (source[reader.at] !== ']') reader.at += source[reader.at] === '\\' ? 2 : 1;
  reader.at += 1;
  return { kind: 'any' };
}

function readEscape(reader: Reader): Part {
  const sign = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (sign === 'b') return { kind: 'edge' };
  const braces = /^(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|\d+)/u.exec(
    reader.source.slice(reader.at - 1, reader.at + 40),
  );
  if (braces !== null) reader.at += braces[0].length - 1;
  return /[a-z\d]/u.test(sign) ? { kind: 'any' } : { kind: 'letter', letter: sign };
}

function readGroup(reader: Reader): Part {
  const opening = /^\?(?:[:=!]|<[=!]|<[^>]+>)/u.exec(
    reader.source.slice(reader.at, reader.at + 40),
  )?.[0];
  reader.at += opening?.length ?? 0;
  const needed = readAlternatives(reader);
  reader.at += 1;
  // What stands before or after must be there as well, unless it must not.
  if (opening === '?!' || opening === '?<!') return { kind: 'edge' };
  return { kind: 'group', needed };
}

/** Whether the part before may be missing; null where it is there just once. */
function readQuantifier(reader: Reader): boolean | null {
  // Hardly any part has one, and there are a hundred thousand parts.
  if (!'*+?{'.includes(reader.source[reader.at] ?? ' ')) return null;
  const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/u.exec(
    reader.source.slice(reader.at, reader.at + 12),
  );
  if (found === null) return null;
  reader.at += found[0].length;
  return found[0].startsWith('+') ? false : Number(found[1] ?? 0) === 0;
}
