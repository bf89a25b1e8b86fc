import type { Cutter } from './cutter.ts';

/** Parts of a brief by name: "Headline: …", "Price £14.", "CTA Book a demo". */
const LABEL =
  /(?<=(?:^|[.;!?,]|\bthen|\band)\s*)(?:price|date|tagline|headline|slogan|text|title|line|words|copy|caption|offer|setting|people|colou?rs|palette|mood|style|location|product|say)(?:(?=\s*:)|(?=\s+(?:[$€£\d]|\s{2,})))/giu;
const CALLED_FOR =
  /\b(?:CTA|[Cc]all[- ]to[- ]action|[Bb]utton)(?: is|:)?\s+(\p{Lu}[^,.;:!"“]{2,48})/u;

/** What stands after "CTA", which is taken out of the text. */
export function labelledCall(cutter: Cutter): string | null {
  return cutter.cut(CALLED_FOR, 1)?.trim() ?? null;
}

/** A text with spaces where it only names the parts of an ad. */
export function withoutLabels(text: string): string {
  return text.replaceAll(LABEL, (found) => ' '.repeat(found.length));
}
