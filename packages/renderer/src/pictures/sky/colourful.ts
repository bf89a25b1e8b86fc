const COLOURFUL =
  /\b(?:colou?red|colou?rful|multi-?colou?red|rainbow(?:[- ]colou?red)?|bright) (?:\p{L}+ )?(?:birds?|butterfl(?:y|ies)|balloons?|lanterns?|parrots?|kites?|hearts|stars|fish)\b/iu;

const COLOURS = ['#e8483f', '#f4a52a', '#2f9fd8', '#4cae4f', '#b45ad0', '#f3d33b'] as const;

/** Whether what flies has all sorts of colours. */
export const isColourful = (prompt: string): boolean => COLOURFUL.test(prompt);

/** The colours of those who fly: their own one, or all sorts. */
export const coloursOf = (prompt: string, own: string | null): readonly (string | null)[] =>
  own === null && isColourful(prompt) ? COLOURS : [own];
