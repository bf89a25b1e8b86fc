/** Shorter words are one slip away from too many others. */
const CORRECTED_FROM_LENGTH = 4;
const TWO_SLIPS_FROM_LENGTH = 8;
const FIRST_LETTER_UNSURE_FROM_LENGTH = 6;

/** The known word that was probably meant, if there is one. */
export type Correct = (word: string) => string | undefined;

export function createCorrect(known: Iterable<string>): Correct {
  const words = new Set(known);
  const byLength = Map.groupBy(
    [...words].filter((word) => /^[a-z]{4,}$/.test(word)).toSorted(),
    (word) => word.length,
  );
  return (word) => {
    if (word.length === 3) return swapsOf(word).find((swapped) => words.has(swapped));
    if (word.length < CORRECTED_FROM_LENGTH || word.length > 24 || !/^[a-z]+$/.test(word)) {
      return undefined;
    }
    // A letter that was hit twice.
    const single = word.replaceAll(/(.)\1/g, '$1');
    if (single !== word && words.has(single)) return single;
    const slipsMax = word.length >= TWO_SLIPS_FROM_LENGTH ? 2 : 1;
    const isShort = word.length < FIRST_LETTER_UNSURE_FROM_LENGTH;
    let best: string | undefined;
    let slips = slipsMax + 1;
    // Longer ones first: letters are left out more often than put in.
    for (let length = word.length + slipsMax; length >= word.length - slipsMax; length -= 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // Few slips happen in the first letter, and most words differ in it.
        if (candidate[0] !== word[0] && (isShort || candidate[1] !== word[1])) continue;
        const distance = slipsBetween(word, candidate, slips - 1);
        // Two slips, one of them in the first letter, make another word.
        if (distance >= slips || (distance > 1 && candidate[0] !== word[0])) continue;
        slips = distance;
        best = candidate;
      }
    }
    return best;
  };
}

/** A short word with two letters exchanged: `kye`. */
function swapsOf([a = '', b = '', c = '']: string): readonly string[] {
  return [`${a}${c}${b}`, `${b}${a}${c}`];
}

/** Letters to insert, leave out, change or swap; anything above `most` is `most + 1`. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + Number(!same),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}
