import { HEADS } from '../../icons/kinds.ts';
import { uprightCoat } from '../../things/animals/upright.ts';
import { PLAIN_LOOK } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Garment } from '../scene-description.ts';
import { type ClauseState, draftAt, first, type OpenPreposition } from './clause-state.ts';
import { isWorn } from './relate.ts';
import { type Draft, dress, giveHair, NO_MODIFIERS } from './subject-drafts.ts';

/** Drawn with the body of whom it fits. */
const ON_BODIES = /^(?:scarf|necktie|rescue-workers-helmet)$/u;

/** Whether what is worn is a thing of its own in the picture. */
function isWornApart(worn: string | undefined, { thing }: Draft): boolean {
  if (worn === undefined || isPerson(thing) || !isWorn(worn)) return false;
  const hasBody = isPerson(thing) || HEADS.has(thing) || uprightCoat(thing) !== null;
  return !(hasBody && ON_BODIES.test(worn));
}

/** What an animal has on that is said to be "with" it; shoes it has in its mouth. */
const WITH_FUR: ReadonlySet<Garment> = new Set<Garment>([
  'hat',
  'scarf',
  'cape',
  'coat',
  'suit',
  'dress',
  'tie',
]);

/** An animal in clothes has them on; what hangs beside it instead would be odd. */
function dressAnimal(
  state: ClauseState,
  owner: Draft,
  phrase: TaggedPhrase,
  preposition: OpenPreposition | null,
): boolean {
  const [worn, garment] = [first(phrase, 'thing'), first(phrase, 'garment')];
  // Small things are put on animals as things of their own.
  if (garment === 'accessory') return false;
  const isPutOn = preposition?.kind === 'with' && WITH_FUR.has(garment ?? 'shoes');
  const isWearing =
    isPutOn || preposition?.kind === 'in' || state.verb?.use.meaning.deed === 'wear';
  if (!isAnimate(owner.thing) || !isWearing || isWornApart(worn, owner)) return false;
  if (garment !== undefined) {
    owner.look ??= { ...PLAIN_LOOK };
    dress(owner, garment, phrase.text, state.modifiers);
  }
  state.shared = preposition === null ? null : { ...preposition, isOfLook: true };
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  return true;
}

/** "A woman in a room, blue dress on the bed": nobody wears it. */
const LIES = /^(?:on|over|onto|on-top-of)$/u;

/** "A man walks through the snow, orange parka": the only one there has it on. */
function isAddedLook(
  { joined, preposition, subjects, modifiers }: ClauseState,
  next: TaggedPhrase | undefined,
): boolean {
  if (LIES.test(next?.text ?? '')) return false;
  const [only, ...others] = subjects.filter(({ thing }) => isAnimate(thing));
  const isOne = only !== undefined && isPerson(only.thing) && others.length === 0;
  const isBare = modifiers.count === null && !modifiers.isKnown;
  return joined === 'comma' && preposition === null && isOne && only.count === 1 && isBare;
}

/** What else is dressed. */
const DRESSED =
  /doll|mannequin|robot|statue|scarecrow|snowman|puppet|skeleton|teddy|plush|rack|hanger|wardrobe|box|bag/u;

/** "Jumping on a bed in her pyjamas": it is not the bed that wears them. */
function wearerBeside(
  { verb, main, subjects }: ClauseState,
  { thing }: Draft,
  phrase: TaggedPhrase,
  preposition: OpenPreposition | null,
): Draft | undefined {
  const isWorn = preposition?.kind === 'in' && first(phrase, 'garment') !== undefined;
  if (!isWorn || isAnimate(thing) || DRESSED.test(thing)) return undefined;
  const agents = (verb?.agents ?? main).flatMap((at) => subjects[at] ?? []);
  return agents.every((one) => isPerson(one.thing)) ? agents.at(-1) : undefined;
}

/** Hair and clothes belong to the person who has them. Returns whether somebody does. */
export function readAppearance(
  state: ClauseState,
  phrase: TaggedPhrase,
  next?: TaggedPhrase,
): boolean {
  const { verb, modifiers } = state;
  const isAdded = isAddedLook(state, next);
  const preposition = state.preposition ?? (state.joined === 'and' ? state.shared : null);
  // "Dancing with a man in a black suit": it is his.
  const near = preposition === null ? undefined : draftAt(state, state.last);
  let owner =
    near !== undefined && isPerson(near.thing)
      ? near
      : isAdded
        ? state.subjects.find(({ thing }) => isPerson(thing))
        : draftAt(state, preposition?.from.at(-1) ?? verb?.agents.at(-1) ?? state.last);
  if (owner === undefined) return false;
  if (!isPerson(owner.thing)) {
    const wearer = wearerBeside(state, owner, phrase, preposition);
    if (wearer === undefined) return dressAnimal(state, owner, phrase, preposition);
    owner = wearer;
  }
  const [hair, garment] = [first(phrase, 'hair'), first(phrase, 'garment')];
  if (hair !== undefined) giveHair(owner, hair, modifiers);
  else {
    const isWearing =
      isAdded ||
      verb?.use.meaning.deed === 'wear' ||
      preposition?.kind === 'in' ||
      preposition?.kind === 'with';
    const worn = first(phrase, 'thing');
    if (garment === undefined || !isWearing || isWornApart(worn, owner)) return false;
    dress(owner, garment, phrase.text, modifiers);
  }
  state.shared = preposition === null ? null : { ...preposition, isOfLook: true };
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  // "A woman in red and a man in white dance": what she wears does not end the list.
  state.isListOpen ||= verb === null;
  return true;
}
