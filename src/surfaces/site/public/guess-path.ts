/** How many letters may be wrong, for each this many. */
const LETTERS_PER_MISTAKE = 3;
const CHARACTERS_MAX = 60;

/** The path that somebody may have meant; undefined when none is near enough. */
export function guessPath(path: string, known: readonly string[]): string | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, '');
  if (asked.length < 2 || asked.length > CHARACTERS_MAX) return undefined;
  const mistakesMax = Math.max(1, Math.floor(asked.length / LETTERS_PER_MISTAKE));
  let best: { readonly path: string; readonly distance: number } | undefined;
  for (const each of known) {
    if (Math.abs(each.length - asked.length) > mistakesMax) continue;
    const distance = editDistance(asked, each);
    if (distance <= mistakesMax && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { path: each, distance };
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
