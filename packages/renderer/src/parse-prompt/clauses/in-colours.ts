import { isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { type ClauseState, draftAt, first } from './clause-state.ts';
import { type Draft, dress, NO_MODIFIERS } from './subject-drafts.ts';

/** What may come after a colour that stands for clothes. */
const ENDS: ReadonlySet<TaggedPhrase['role']> = new Set<TaggedPhrase['role']>([
  'comma',
  'stop',
  'and',
  'clause',
  'verb',
  'preposition',
  'pronoun',
  'be',
]);

/** Whether a colour is the last word of what it is said of: not the first of "red and gold robes". */
function isAlone(phrases: readonly TaggedPhrase[], at: number): boolean {
  const next = phrases[at + 1];
  if (next === undefined) return true;
  if (next.role !== 'and') return ENDS.has(next.role);
  return first(phrases[at + 2], 'colour') === undefined || isAlone(phrases, at + 2);
}

/** Women wear it as a dress, men from head to foot, children as a shirt. */
function clothe(draft: Draft, colour: string): void {
  const modifiers = { ...NO_MODIFIERS, colours: [colour] };
  const { gender, age } = draft.look ?? {};
  const isDress = gender === 'female' && draft.look?.job === null;
  dress(draft, isDress ? 'dress' : 'shirt', isDress ? 'dress' : 'shirt', modifiers);
  if (gender === 'male' && age !== 'child') dress(draft, 'trousers', 'trousers', modifiers);
}

/** "A sofa in red": in black and white is the picture. */
function isSaidOfThing(phrases: readonly TaggedPhrase[], at: number): boolean {
  const isNamed = phrases[at - 2]?.role === 'noun' || phrases[at - 2]?.role === 'attribute';
  const isPicture = phrases[at]?.text === 'black' && phrases[at + 2]?.text === 'white';
  return isNamed && !isPicture && phrases[at - 1]?.role === 'preposition';
}

/** "A girl in pink", "dressed in white": the colour is that of the clothes. Returns whether it is. */
export function readInColour(
  state: ClauseState,
  phrases: readonly TaggedPhrase[],
  at: number,
): boolean {
  const colour = first(phrases[at], 'colour');
  const { preposition, verb } = state;
  if (colour === undefined || !isAlone(phrases, at)) return false;
  const isIn = preposition?.kind === 'in' && phrases[at - 1]?.role === 'preposition';
  const isWearing =
    verb?.use.meaning.deed === 'wear' && /^(?:verb|adjective)$/u.test(phrases[at - 1]?.role ?? '');
  if (!isIn && !isWearing) return false;
  const near = draftAt(state, state.last);
  const owner =
    near !== undefined && isPerson(near.thing)
      ? near
      : draftAt(state, preposition?.from.at(-1) ?? verb?.agents.at(-1));
  if (owner === undefined || (!isPerson(owner.thing) && !isSaidOfThing(phrases, at))) return false;
  if (isPerson(owner.thing)) clothe(owner, colour);
  else owner.colour ??= colour;
  state.shared = null;
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  state.isListOpen ||= verb === null;
  return true;
}
