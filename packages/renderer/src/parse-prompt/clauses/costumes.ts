import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { type ClauseState, draftAt, first } from './clause-state.ts';
import { dress, jobOf, NO_MODIFIERS } from './subject-drafts.ts';

const COSTUME = /^(?:costume|costumes|outfit|outfits|disguise)$/u;
/** What one is dressed up as that nobody does for a living. */
const DISGUISES: Readonly<Record<string, string>> = {
  ghost: 'sheet-ghost',
  pumpkin: 'pumpkin-suit',
  'jack-o-lantern': 'pumpkin-suit',
  'person-vampire': 'vampire',
  'person-zombie': 'zombie',
  'person-elf': 'elf',
  'santa-claus': 'santa',
  ogre: 'monster',
  mummy: 'wrapped-mummy',
};
const SWIMWEAR = /^(?:one-piece-swimsuit|bikini)$/u;

/** Who has it on. */
function wearerOf(state: ClauseState) {
  const { preposition, verb } = state;
  const isWorn = preposition?.kind === 'in' || verb?.use.meaning.deed === 'wear';
  const at = preposition?.from.at(-1) ?? verb?.agents.at(-1);
  return isWorn ? draftAt(state, at) : undefined;
}

/**
 * "In a pirate costume", "in swimwear": nobody else is there, only the clothes are others.
 * Returns whether it was read.
 */
export function readCostume(
  state: ClauseState,
  phrases: readonly TaggedPhrase[],
  at: number,
): boolean {
  const phrase = phrases[at];
  const thing = first(phrase, 'thing');
  const wearer = wearerOf(state);
  if (phrase === undefined || thing === undefined || wearer === undefined) return false;
  const disguise = DISGUISES[thing];
  const isCostume =
    (isAnimate(thing) || disguise !== undefined) && COSTUME.test(phrases[at + 1]?.text ?? '');
  const isSwimwear = SWIMWEAR.test(thing) && isPerson(wearer.thing);
  if (!isCostume && !isSwimwear) return false;
  const job = isSwimwear ? 'swimmer' : (jobOf(phrase.text) ?? disguise ?? null);
  if (isAnimate(wearer.thing)) wearer.look ??= { ...PLAIN_LOOK };
  if (wearer.look !== null && job !== null) wearer.look.job = job;
  if (isSwimwear) dress(wearer, 'swimwear', phrase.text, state.modifiers);
  wearer.phrases.push(at);
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  return true;
}
