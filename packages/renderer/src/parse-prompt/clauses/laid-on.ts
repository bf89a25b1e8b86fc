import { isAnimate, isContainer, isPerson, isVehicle, LADEN } from '../kinds-of-things.ts';
import { type ClauseState, draftAt, type OpenPreposition, relate } from './clause-state.ts';

/** Containers that one is in oneself, or pushes. */
const TOO_LARGE = /^(?:bathtub|shopping-cart)$/u;

const INSIDE: ReadonlySet<string> = new Set(['on', 'in', 'into']);

/** "Carrying apples in a basket", "balancing cups on a tray": they are, and the basket is in the hands. */
export function isLaidOn(state: ClauseState, { kind, from }: OpenPreposition, to: number): boolean {
  const { verb, relations } = state;
  const bearer = draftAt(state, to)?.thing ?? '';
  const object = verb?.object ?? null;
  if (verb === null || object === null || object === to || !INSIDE.has(kind)) return false;
  if (!/^(?:hold|carry)$/u.test(verb.use.meaning.deed ?? '')) return false;
  const isBearer = LADEN.test(bearer) || (isContainer(bearer) && !TOO_LARGE.test(bearer));
  if (!isBearer || !from.every((at) => verb.agents.includes(at))) return false;
  for (const [at, one] of relations.entries())
    if (verb.agents.includes(one.from) && one.to === object) relations[at] = { ...one, to };
  relate(state, object, LADEN.test(bearer) ? 'on' : 'in', to);
  return true;
}

/** Small things on a table are seen from near: the table is the place. */
export function isOnTable({ preposition, subjects }: ClauseState): boolean {
  if (preposition?.kind !== 'on') return false;
  const placed = preposition.from.map((from) => subjects[from]);
  return placed.every((draft) => draft !== undefined && !isAnimate(draft.thing));
}

/** "Lighting candles on a cake": it is the candles that are on it. */
const SET_OUT_ON = /table$|^desk$|cake$|counter$|^altar$|^(?:headstone|grave)$/u;
const KEPT = /^(?:hold|carry|lift|raise|wave|clutch|grip|hug)$/u;

const LAYS = /^(?:load|drop)$/u;

/** "Loading a sack onto a donkey", "dropping a frog into a pot": who does stands beside it. */
export function isPutThere(
  state: ClauseState,
  { kind, from }: OpenPreposition,
  to: number,
): boolean {
  const { verb, relations } = state;
  const object = verb?.object ?? null;
  if (verb === null || object === null || object === to || !INSIDE.has(kind)) return false;
  const isOnTop = kind === 'on' && SET_OUT_ON.test(draftAt(state, to)?.thing ?? '');
  const isSetOut = isOnTop && verb.use.meaning.deed === 'hold' && !KEPT.test(verb.use.lemma);
  if (!isSetOut && (!LAYS.test(verb.use.lemma) || !from.includes(object))) return false;
  // What goes into a car is carried to it, and is not on its roof.
  const isLoad = !isAnimate(draftAt(state, object)?.thing ?? '');
  if (isLoad && kind === 'into' && isVehicle(draftAt(state, to)?.thing ?? '')) return false;
  const held = relations.findIndex((one) => verb.agents.includes(one.from) && one.to === object);
  if (held !== -1) relations.splice(held, 1);
  const isIn = kind !== 'on' && !LADEN.test(draftAt(state, to)?.thing ?? '');
  relate(state, object, verb.use.lemma === 'drop' ? 'into' : isIn ? 'in' : 'on', to);
  for (const agent of verb.agents) relate(state, agent, 'next-to', to);
  return true;
}

const FURNITURE = /table$|desk$|shelf$|counter$|^(?:nightstand|dresser|workbench|window|piano)$/u;
const TENDS: ReadonlySet<string> = new Set(['water', 'feed', 'look-at', 'paint']);

/** "Watering the cactus on her desk": the cactus is on it, and she stands beside it. */
export function isTendedThere(
  { verb, relations, subjects }: ClauseState,
  { kind, from }: OpenPreposition,
  to: number,
): boolean {
  const object = verb?.object ?? null;
  if (verb === null || object === null || object === to || kind !== 'on') return false;
  const isTended = TENDS.has(verb.use.meaning.deed ?? '') && from.every((at) => at !== object);
  const what = subjects[object]?.thing ?? '';
  if (!isTended || isPerson(what) || !FURNITURE.test(subjects[to]?.thing ?? '')) return false;
  const keeper = relations.find((one) => one.from === object && one.kind === 'in');
  relations.push({ from: keeper?.to ?? object, kind: 'on', to });
  return true;
}

/** "Giving a doll to a girl in a bed": the girl is. */
export function receiverPlaced(state: ClauseState, kind: string): number | null {
  const { verb, last } = state;
  if (!INSIDE.has(kind) || last === null || verb === null || last === verb.object) return null;
  const isOther = !verb.agents.includes(last) && isAnimate(draftAt(state, last)?.thing ?? '');
  return isOther && !state.isLastWith ? last : null;
}
