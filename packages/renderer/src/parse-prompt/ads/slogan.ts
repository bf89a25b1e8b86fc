import { type Quote, quotesIn } from '../lettering/quoted-title.ts';
import { CALL, FREE, OFFERS, PRICE } from './ad-patterns.ts';

/** What is said of a picture that has words on it, rather than of a sign in it. */
const APART =
  /(?:^|[,.;:!?–—-]|\b(?:headline|slogan|tagline|title|caption|text|words|line|quote on screen|copy)s?:?|\b(?:then|end(?:s|ing)? (?:with|on)|finish(?:es|ing)? (?:with|on)|land(?:s|ing)? on|only(?: the words?)?))\s*$/iu;

/** Whether the words in quotes are a line of their own: "…, "Glow every day"". */
export function isSlogan(prompt: string): boolean {
  return quotesIn(prompt).some(({ span }) => APART.test(prompt.slice(0, span.start - 1)));
}

/** What only public appeals say. */
const ASKED = /^(?:adopt(?! me\b)|donate|volunteer|give blood|vote)\b/iu;

/** Whether what stands in quotes offers or asks for something. */
export function offersIn(quoted: readonly Quote[]): boolean {
  return quoted.some(
    ({ text }) =>
      ASKED.test(text) ||
      [...OFFERS, PRICE, CALL].some((pattern) => pattern !== FREE && pattern.test(text)),
  );
}
