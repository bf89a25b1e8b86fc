/** A time long ago that a prompt speaks of, or one to come. */
export type Era = 'old' | 'future';

const OLD =
  /\b(?:victorian|edwardian|georgian|regency|medieval|renaissance|colonial|baroque|(?:18|19)th[- ]century|1[5-8]\d\ds|19[0-4]0s|turn of the century|gaslit|gas[- ]lit|old[- ]time|olden|old europe(?:an)?|dickens(?:ian)?|sherlock holmes|belle [eé]poque|old town|old quarter)\b/iu;
const FUTURE =
  /\b(?:futuristic|future|sci-?fi|science fiction|high-tech|hi-tech|cyberpunk|2[1-9]\d\d|space age)\b/iu;

export function eraIn(prompt: string): { readonly era?: Era } {
  if (OLD.test(prompt)) return { era: 'old' };
  return FUTURE.test(prompt) ? { era: 'future' } : {};
}
