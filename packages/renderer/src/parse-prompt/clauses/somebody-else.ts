import { singularsOf } from '../phrases/tokens.ts';
import { jobOf, personWord } from './subject-drafts.ts';

/** Words that may mean somebody who was named otherwise before: "a chef cooks, the man smiles". */
const ANYBODY =
  /^(?:m[ae]n|wom[ae]n|persons?|people|boys?|girls?|child|children|kids?|lad(?:y|ies)|guys?|figures?|humans?|couple|family|crowd|worker|players?|teenager|teen|youth|grandm[ao]ther|grandfather|mother|father|mom|mum|dad|old-man|old-woman)$/u;

const RELATIVES =
  /^(?:(?:half-|step|twin-)?(?:sister|brother)s?|siblings?|twins?|cousins?|uncles?|aunts?|aunties?|(?:grand)?(?:son|daughter)s?|nieces?|nephews?|wife|husband|girlfriend|boyfriend|grandm[ao]|grandpa|granny|grandad|grandmother|grandfather)$/u;

/** "A girl hugs her sister": a relative is somebody else than the one whose relative it is. */
export function isRelative(word: string, text: string): boolean {
  const isSame =
    word === text || singularsOf(text).includes(word) || singularsOf(word).includes(text);
  return RELATIVES.test(text) && !isSame;
}

/** "A tourist orders coffee and the barista claps": they are two. */
export function isSomebodyElse(word: string, text: string): boolean {
  const isCalled = (one: string) => personWord(one) !== undefined || jobOf(one) !== null;
  const differs = word !== text && !singularsOf(text).includes(word);
  return differs && !ANYBODY.test(word) && !ANYBODY.test(text) && isCalled(text);
}
