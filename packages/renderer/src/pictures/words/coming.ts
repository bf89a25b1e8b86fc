/** How somebody comes into a picture. */
export interface Coming {
  /** The side from which they are said to come. */
  readonly from: 'left' | 'right' | null;
  /** They come in and stay, and are not there from the start. */
  readonly arrives: boolean;
  /** They look out from behind what the picture is of. */
  readonly peeps: boolean;
  readonly isBehind: boolean;
  readonly passes: boolean;
}

const ARRIVES =
  /\b(?:slid|glid|walk|run|jump|hop|trot|stroll|sneak|roll|step|com|drift|march|wander|reach|swim|driv|rid|climb|crawl|parad|waddl|dash|rush|fl[iy])\p{L}* (?:slowly |quickly |quietly )?(?:in\b|into|up|over to|towards?|from|closer|to (?:her|him|it|them|the))|\b(?:enter(?:s|ing)|arriv|joins)/iu;

const PEEPS =
  /\b(?:peep|peek|peer|pok|pop|look|lean|ris|emerg|rear|tower|come|climb|appear|hid)\p{L}*(?: \p{L}+){0,3}? (?:from behind|behind|over|out from) (?!(?:to|at|the) (?:us|camera|me|lens|viewer)\b|us\b|at\b|to\b|the (?:top|bottom|left|right|years?|world)\b)/iu;

/** "A giant looks over the hills": above what the picture is of. */
export const looksOver = (prompt: string): boolean =>
  PEEPS.test(prompt) &&
  /\b(?:over|behind) (?:the|these|this) (?:\p{L}+ )?(?:hills?|roofs?|rooftops?|houses?|mountains?|village|peaks?)\b/iu.test(
    prompt,
  );

const BEHIND =
  /\b(?:pass|walk|run|driv|go|rid|sail|roll|cross|stand|appear|com)\p{L}*(?: \p{L}+){0,2} behind\b/iu;

const FROM =
  /\bfrom (?:the |out of )?(?:lower |upper |far )?(left|right)\b|\b(?:on|at|in) the (?:lower |far )?(left|right)\b/iu;

export function comingOf(prompt: string): Coming {
  const side = FROM.exec(prompt);
  const from = side?.[1] ?? side?.[2] ?? null;
  const peeps = PEEPS.test(prompt);
  return {
    from: from === null ? null : /left/iu.test(from) ? 'left' : 'right',
    arrives: ARRIVES.test(prompt),
    peeps,
    isBehind: peeps || BEHIND.test(prompt),
    passes: false,
  };
}
