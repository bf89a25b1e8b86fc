import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { ClauseState } from './clause-state.ts';

/** Somebody's deed tells more of the place than what he is. */
const WEIGHT_OF_DEED = 1.5;

/** Where the verb that was read is usually done. */
export function voteOfDeed({ verb, votes, subjects, isDenied, isForeign }: ClauseState): void {
  const { setting, belonging, place } = verb?.use.meaning ?? {};
  if (setting == null || isDenied || isForeign) return;
  // A cat that wakes up is in no bedroom, but one that votes does as people do.
  const isOfPeople = belonging !== null && place !== 'on';
  const canBe = (thing: string) =>
    isPerson(thing) || thing === 'robot' || (isOfPeople && isAnimate(thing));
  if (verb?.agents.some((at) => canBe(subjects[at]?.thing ?? '')) === true)
    votes.push({ setting, weight: WEIGHT_OF_DEED });
}
