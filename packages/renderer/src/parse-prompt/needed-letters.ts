/** Some parts of which a text must hold one for a pattern to match. */
type Needed = readonly string[];
/** Each of them must be there: compiling a thousand patterns takes seconds, finding that few can match milliseconds. */
type Demands = readonly Needed[];

/** More would take longer to look for than to match. */
const NEEDED_MAX = 160;
/** The rarest say nearly all that can be said. */
const DEMANDS_MAX = 3;

interface Reader {
  readonly source: string;
  at: number;
}

/** Letters that a match of the pattern contains, in lower case, the rarest first; none where they cannot be told. */
export function neededLetters({ source, flags }: RegExp): Demands {
  // Without "i", capitals are looked for in a text that has none any more.
  return flags.includes('v') ? [] : readAlternatives({ source: source.toLowerCase(), at: 0 });
}

const known = new WeakMap<RegExp, Demands>();

function demandsOf(pattern: RegExp): Demands {
  const demands = known.get(pattern) ?? neededLetters(pattern);
  known.set(pattern, demands);
  return demands;
}

/** Whether a text in lower case has the letters without which a pattern cannot match: to ask this does not compile it. */
export function mayMatch(pattern: RegExp, letters: string): boolean {
  return demandsOf(pattern).every((needed) => needed.some((part) => letters.includes(part)));
}

/** Many patterns are asked for the same text, one after the other. */
let [asked, askedLetters] = ['', ''];

function lettersOf(text: string): string {
  if (text !== asked) [asked, askedLetters] = [text, text.toLowerCase()];
  return askedLetters;
}

/** The pattern, which is only asked about texts that it is likely to match: others do not have it compiled. */
function askedWhere(isLikely: (text: string) => boolean, pattern: RegExp): RegExp {
  const { exec } = pattern;
  return Object.assign(pattern, {
    exec: (text: string) => {
      if (isLikely(text)) return exec.call(pattern, text);
      pattern.lastIndex = 0;
      return null;
    },
  });
}

/** A pattern that is compiled for the first text that has its letters: for those that are large and match rarely. */
export function sifted(pattern: RegExp): RegExp {
  return askedWhere((text) => mayMatch(pattern, lettersOf(text)), pattern);
}

/** The same where its letters say too little: the hint, a small pattern, is found wherever the large one is. */
export function hinted(hint: RegExp, pattern: RegExp): RegExp {
  return askedWhere((text) => hint.test(text), pattern);
}

/** Some letters as one number; some that differ share a number. */
function numberAt(text: string, at: number, length: number): number {
  let number = length;
  for (let end = at; end < at + length; end += 1)
    number = (number << 6) | (text.charCodeAt(end) & 63);
  return number;
}
/** How many of its letters a part is looked up by. */
const BEGINNINGS = [2, 3, 4];

/**
 * Which of thousands of patterns may match a text in lower case: 1 at the place of each that may. Parts are
 * looked for only where their first letters are in the text.
 */
export function createSieve(patterns: readonly RegExp[]): (letters: string) => Uint8Array {
  const always: number[] = [];
  const partsOf = new Map<number, [part: string, at: number][]>();
  for (const [at, pattern] of patterns.entries()) {
    const [needed] = demandsOf(pattern);
    if (needed === undefined) always.push(at);
    for (const part of needed ?? []) {
      const beginning = numberAt(part, 0, Math.min(4, part.length));
      const known = partsOf.get(beginning);
      if (known === undefined) partsOf.set(beginning, [[part, at]]);
      else known.push([part, at]);
    }
  }
  const fits = (at: number, letters: string) =>
    patterns[at] !== undefined && mayMatch(patterns[at], letters);
  return (letters) => {
    const may = new Uint8Array(patterns.length);
    for (const at of always) may[at] = 1;
    const asked = new Set<number>();
    for (let start = 0; start < letters.length; start += 1)
      for (const length of BEGINNINGS) {
        const beginning = numberAt(letters, start, Math.min(length, letters.length - start));
        const parts = partsOf.get(beginning);
        if (parts === undefined || asked.has(beginning)) continue;
        asked.add(beginning);
        for (const [part, at] of parts)
          if (may[at] === 0 && letters.includes(part) && fits(at, letters)) may[at] = 1;
      }
    return may;
  };
}

function readAlternatives(reader: Reader): Demands {
  const found: Demands[] = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    found.push(readSequence(reader));
  }
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const all = new Set<string>();
  for (const [needed] of found) {
    if (needed === undefined) return [];
    for (const part of needed) all.add(part);
  }
  return all.size > NEEDED_MAX ? [] : [[...all]];
}

/** The longest is the rarest; spaces are everywhere. */
const worthOf = (needed: Needed) =>
  needed.reduce((least, part) => Math.min(least, part.trim().length), Infinity);

/** All that the parts one after the other demand, the rarest first. */
function readSequence(reader: Reader): Demands {
  const found: { readonly needed: Needed; readonly worth: number }[] = [];
  let run = '';
  const consider = (needed: Needed) => found.push({ needed, worth: worthOf(needed) });
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
    if (part.kind === 'group' && isOptional !== true) part.demands.forEach(consider);
  }
  endRun();
  return found
    .sort((one, other) => other.worth - one.worth)
    .slice(0, DEMANDS_MAX)
    .map(({ needed }) => needed);
}

type Part =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'group'; readonly demands: Demands }
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
  const demands = readAlternatives(reader);
  reader.at += 1;
  // What stands before or after must be there as well, unless it must not.
  if (opening === '?!' || opening === '?<!') return { kind: 'edge' };
  return { kind: 'group', demands };
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
