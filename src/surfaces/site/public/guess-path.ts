/** One letter of this many may be wrong; fewer in a name, which more pages have something like. */
const LETTERS_PER_MISTAKE = { path: 3, name: 4 };
const CHARACTERS_MAX = 60;
/** Shorter names are like too many others. */
const NAME_CHARACTERS_MIN = 4;

/** The path that somebody may have meant; undefined when none is near enough. */
export function guessPath(path: string, known: readonly string[]): string | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, '');
  if (asked.length < 2 || asked.length > CHARACTERS_MAX) return undefined;
  return (
    nearest({
      asked,
      known,
      partOf: (path) => path,
      lettersPerMistake: LETTERS_PER_MISTAKE.path,
    }) ?? guessByName(asked, known)
  );
}

/** Who knows the name of a page may not know where it stands: `/webhooks` is `/docs/webhooks`. */
function guessByName(asked: string, known: readonly string[]): string | undefined {
  const name = lastName(asked);
  return name.length < NAME_CHARACTERS_MIN
    ? undefined
    : nearest({
        asked: name,
        known,
        partOf: lastName,
        lettersPerMistake: LETTERS_PER_MISTAKE.name,
      });
}

function lastName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('#')) + 1);
}

interface Search {
  readonly asked: string;
  readonly known: readonly string[];
  /** What of a path is compared. */
  partOf(path: string): string;
  readonly lettersPerMistake: number;
}

function nearest({ asked, known, partOf, lettersPerMistake }: Search): string | undefined {
  const mistakesMax = Math.max(1, Math.floor(asked.length / lettersPerMistake));
  let best: { readonly path: string; readonly distance: number } | undefined;
  for (const path of known) {
    const part = partOf(path);
    if (Math.abs(part.length - asked.length) > mistakesMax) continue;
    const distance = editDistance(asked, part);
    if (distance <= mistakesMax && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { path, distance };
    }
  }
  return best?.path;
}

/** Letters to insert, to remove or to replace until both are the same. */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
