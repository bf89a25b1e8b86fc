import { isAnimate } from '../kinds-of-things.ts';
import { valuesIn } from '../vocabulary.ts';
import { closedRole } from './closed-words.ts';
import type { Phrase } from './find-phrases.ts';

/** What things do that many of them do at once, and where they are. */
const AS_THINGS_DO =
  /^(?:float|drift|hang|burn|glow|ris|hover|shin|flicker|twinkl|scatter|bob|already|above|overhead|all-around|in-the-sky|lit$|drop|fall|l[iy](?:e|ing)|gently|slowly|piled|stacked|parked|empty|unopened)/u;
const ONE = /^(?:an?|one|another|his|her|its|the)$/u;

const thingIn = (phrase: Phrase | undefined): string | undefined =>
  valuesIn(phrase?.meanings ?? [], 'thing')[0];

/** Whether it is one thing: "a paper lantern", "her candle". */
function isOneThing(phrases: readonly Phrase[], at: number): boolean {
  const thing = thingIn(phrases[at]);
  if (thing === undefined || isAnimate(thing) || phrases[at]?.isPlural === true) return false;
  const before = phrases.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return before.some((text) => ONE.test(text));
}

/** "She lets a lantern go, hundreds of others float above": lanterns, and nobody. */
export function withOthers(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase, at) => {
    if (phrase.text !== 'others') return phrase;
    const next = phrases.slice(at + 1).find(({ text }) => closedRole(text) !== 'be');
    if (next !== undefined && !AS_THINGS_DO.test(next.text)) return phrase;
    if (next === undefined && !/^(?:with|among|like|of)$/u.test(phrases[at - 1]?.text ?? ''))
      return phrase;
    const meant = phrases.findLastIndex((_, one) => one < at && isOneThing(phrases, one));
    const same = phrases[meant];
    return same === undefined ? phrase : { ...same, span: phrase.span, isPlural: true };
  });
}
