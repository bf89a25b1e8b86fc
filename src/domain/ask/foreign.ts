import { tokenize } from '../language/index.ts';

/** The commonest words of other languages, none of which is an English one. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `el los las una uno que cual cuanto cuesta como por puedo es del les une est quel quelle
   combien coute comment pour avec puis je der das ein eine ist wie viel welches kostet ich kann mit und fur nicht
   il gli quanto costa posso sono che uma qual custa het een hoeveel kost wat ik kan jak
   ile kosztuje czy jest kac fiyat nasil`.split(/\s+/),
);

/** Whether most of a question is in a language that we do not read. */
export function isForeign(text: string): boolean {
  if (isMostlyInOtherScripts(text)) return true;
  const tokens = tokenize(text);
  const foreign = tokens.filter((token) => FOREIGN_WORDS.has(token)).length;
  return foreign >= 2 && foreign * 4 >= tokens.length;
}

function isMostlyInOtherScripts(text: string): boolean {
  if (/^[\x20-\x7e]*$/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 < letters;
}
