const FAIRY_LIGHTS =
  /\b(?:fairy|string|twinkle|twinkling|christmas)[- ]lights?\b|\bdeco(?:r|rations?)? with (?:lighted|lights?|lighting)\b|\bstrings? of (?:\w+ )?lights\b|\bfestive(?:ly)?\b/iu;

/** What is lit with small lamps, which one sees when it gets dark. */
export const LIT_PLACES =
  /\b(?:stalls?|markets?|huts?|trees?|terrace|garden|patio|balcony|café|courtyard|houses?)(?: \w+)? with (?!(?:traffic|neon|two|three|head|street) )(?:\w+ )?lights\b/iu;

export const hasFairyLights = (prompt: string) =>
  FAIRY_LIGHTS.test(prompt) || LIT_PLACES.test(prompt);
