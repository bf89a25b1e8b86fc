import { mediumOf } from '../../things/media.ts';
import {
  BUILDINGS,
  isAnimate,
  isContainer,
  isHandTool,
  isHoldable,
  isPerson,
  isSupport,
  isVehicle,
  LADEN,
} from '../kinds-of-things.ts';
import type { RelationKind } from '../scene-description.ts';
import {
  type ClauseState,
  draftAt,
  type OpenPreposition,
  type Preposition,
  relate,
} from './clause-state.ts';
import { isLaidOn, isPutThere, isTendedThere } from './laid-on.ts';
import { isWorn, type Related, relatedByFrom, relatedByWith } from './relate.ts';
import type { Draft } from './subject-drafts.ts';

/** How a preposition relates two things; null where it only joins them. */
function relatedBy(kind: Preposition, one: Draft, other: Draft, isTaken: boolean): Related | null {
  switch (kind) {
    case 'with':
      return relatedByWith(one, other);
    case 'from':
      return isTaken ? { kind: 'at', isTurned: false } : relatedByFrom(one, other);
    case 'by':
      return { kind: 'next-to', isTurned: false };
    case 'past':
      return { kind: 'pass', isTurned: false };
    case 'of':
      return { kind: LADEN.test(one.thing) ? 'on' : 'in', isTurned: true };
    case 'for':
      return isPerson(one.thing) && isAnimate(other.thing)
        ? { kind: 'next-to', isTurned: false }
        : null;
    default: {
      if (kind === 'in' && isAnimate(one.thing) && isWorn(other.thing))
        return { kind: 'wear', isTurned: false };
      const isOn =
        kind === 'in' && isSupport(other.thing) && !/chair$|^wardrobe$/u.test(other.thing);
      return { kind: isOn ? 'on' : kind, isTurned: false };
    }
  }
}

/** The same without the first of the two. */
function plainKind(kind: Preposition): RelationKind | null {
  if (kind === 'of' || kind === 'for') return null;
  if (kind === 'with' || kind === 'from' || kind === 'by') return 'next-to';
  return kind === 'past' ? 'pass' : kind;
}

/** "Playing chess with a robot", "drinking tea with her grandmother": both do it. */
function isCompany(
  { verb, subjects }: ClauseState,
  last: number | undefined,
  other?: Draft,
): boolean {
  const object = subjects[last ?? -1];
  if (verb === null || object === undefined || other === undefined || verb.object !== last)
    return false;
  const { deed } = verb.use.meaning;
  const isHolder =
    isContainer(object.thing) || isVehicle(object.thing) || BUILDINGS.has(object.thing);
  const isCarrier = isSupport(object.thing) && deed !== 'play';
  return isAnimate(other.thing) && !isAnimate(object.thing) && !isHolder && !isCarrier;
}

const LENSES = /^(?:telescope|binoculars|spyglass|camera|magnifying-glass)/u;
const TABLES = /table$|^(?:desk|shop-counter|bar-counter|piano)$/u;
const LIGHTS = /^(?:candle|lantern|hand-lantern)$/u;

/** "A dog chasing a boy on a bicycle": animals do not ride, but whom they are after does. */
function riderOf(state: ClauseState, kind: Preposition, held: Draft | undefined): number | null {
  const { verb } = state;
  const object = verb?.object ?? null;
  if (kind !== 'on' || verb === null || object === null || !isVehicle(held?.thing ?? ''))
    return null;
  const isOfAnimal = verb.agents.every((at) => !isPerson(draftAt(state, at)?.thing ?? ''));
  return isOfAnimal && isPerson(draftAt(state, object)?.thing ?? '') ? object : null;
}

const MOUNT = /^(?:broom|broomstick|rug|flying-carpet|horse|unicorn|camel|pony|donkey)$/u;

/** Whether what is ridden is named after what stands still or shines in the sky. */
function isMountOfAgent(
  state: ClauseState,
  kind: Preposition,
  last: number | undefined,
  held: Draft | undefined,
): boolean {
  const before = draftAt(state, last)?.thing ?? '';
  const isFixed = BUILDINGS.has(before) || /^(?:scenery|celestial)$/.test(mediumOf(before) ?? '');
  const isMount = isVehicle(held?.thing ?? '') || MOUNT.test(held?.thing ?? '');
  return (
    (kind === 'on' || kind === 'in') &&
    isMount &&
    isFixed &&
    last !== undefined &&
    !state.agents.includes(last) &&
    state.agents.some((at) => isAnimate(draftAt(state, at)?.thing ?? ''))
  );
}

/** "A man walks his dog with an umbrella": people have things in their hands, animals do not. */
function holdersOf(
  state: ClauseState,
  { kind, from }: OpenPreposition,
  held: Draft | undefined,
): readonly number[] {
  const { verb } = state;
  // "Gazing at a ship through a telescope": who gazes does, and not the ship.
  if (kind === 'through' && LENSES.test(held?.thing ?? '')) return verb?.agents ?? from;
  // "Past the moon on her broom", "over the roofs in his sleigh": it is not the moon that rides.
  if (isMountOfAgent(state, kind, from.at(-1), held)) return state.agents;
  const rider = riderOf(state, kind, held);
  if (rider !== null) return [rider];
  const last = draftAt(state, from.at(-1));
  // "On a bicycle with a backpack": who rides has it on.
  const isOnWearer = kind === 'with' && held !== undefined && isWorn(held.thing);
  if (isOnWearer && last !== undefined && !isAnimate(last.thing) && state.agents.length > 0)
    return state.agents;
  if (kind === 'with' && isCompany(state, from.at(-1), held)) return verb?.agents ?? from;
  // "At a desk with her teacher": people keep each other company there, not the desk.
  const isAtTable = TABLES.test(last?.thing ?? '') && isPerson(held?.thing ?? '');
  const isSomebodys = state.agents.some((at) => isPerson(draftAt(state, at)?.thing ?? ''));
  if (kind === 'with' && isAtTable && isSomebodys) return state.agents;
  const isTool = kind === 'with' && held !== undefined && isHoldable(held.thing);
  const isUsed = held !== undefined && isHandTool(held.thing) && verb?.object === from.at(-1);
  const isCarrier = last !== undefined && (isSupport(last.thing) || /stairs$/u.test(last.thing));
  const hasHands = isPerson(draftAt(state, verb?.agents[0])?.thing ?? '');
  // "Around a table with candles": they stand on it.
  const isSetOut = /table$|^desk$/u.test(last?.thing ?? '') && LIGHTS.test(held?.thing ?? '');
  const isCarried =
    held !== undefined && isHandTool(held.thing) && isCarrier && hasHands && !isSetOut;
  if (isTool && (isUsed || isCarried) && verb !== null) return verb.agents;
  if (!isTool || verb === null || last === undefined || isPerson(last.thing)) return from;
  const agent = draftAt(state, verb.agents[0]);
  const isAnimalOfAgent = verb.object === from.at(-1) && isAnimate(last.thing);
  return isAnimalOfAgent && agent !== undefined && isPerson(agent.thing) ? verb.agents : from;
}

/** "Shouting into a megaphone": one has it in the hand. */
function spokenInto(kind: Preposition, { thing }: Draft): Preposition | null {
  return kind === 'into' && /^(?:megaphone|microphone|mobile-phone|telephone)$/u.test(thing)
    ? 'with'
    : null;
}

/** "Gets a coat from a girl": she has it, and gives it. Returns whether somebody does. */
function isGivenBy(state: ClauseState, kind: Preposition, from: number, giver: number): boolean {
  const { verb, relations } = state;
  const object = verb?.object ?? null;
  const isGift = kind === 'from' && verb?.use.lemma === 'receive' && object !== null;
  if (!isGift || !isAnimate(draftAt(state, giver)?.thing ?? '')) return false;
  const taken = relations.findIndex((one) => one.from === from && one.to === object);
  if (taken !== -1) relations.splice(taken, 1);
  relate(state, giver, 'hold', object);
  relate(state, giver, 'at', from);
  return true;
}

const WRITTEN_ON =
  /^(?:notebook|open-book|books|clipboard|notepad|memo|scroll|paper|page|envelope|bookmark-tabs|postcard|greeting-card|map|spiral-notepad|ledger|document|papers)$/u;

/** "Writing on her notebook", "drawing in a diary": it is what somebody writes. */
function isWrittenOn({ verb }: ClauseState, kind: Preposition, other: Draft): boolean {
  const isPage =
    (kind === 'on' || kind === 'in' || kind === 'into') && WRITTEN_ON.test(other.thing);
  return isPage && verb?.object === null && verb.use.meaning.motion === 'write';
}

/** "Burning next to a skull and a book": it is beside both. */
const BESIDE: ReadonlySet<Preposition> = new Set<Preposition>([
  'next-to',
  'by',
  'in-front-of',
  'behind',
  'over',
  'above',
  'past',
  'around',
]);

/** Binds a noun to the preposition before it. Returns whether it did. */
export function bindPreposition(state: ClauseState, to: number): boolean {
  const { preposition } = state;
  if (preposition === null) return false;
  const isElsewhere = [isLaidOn, isPutThere, isTendedThere].some((is) =>
    is(state, preposition, to),
  );
  if (isElsewhere) {
    state.preposition = null;
    return true;
  }
  const other = draftAt(state, to);
  // "A cat with her kittens in a basket": the kittens are.
  const inside =
    preposition.kind === 'in' && isContainer(other?.thing ?? '') && state.isLastWith
      ? state.last
      : null;
  for (const from of inside === null ? holdersOf(state, preposition, other) : [inside]) {
    const one = draftAt(state, from);
    if (one === undefined || other === undefined || from === to) continue;
    if (isWrittenOn(state, preposition.kind, other)) {
      relate(state, from, 'paint', to);
      continue;
    }
    if (isGivenBy(state, preposition.kind, from, to)) continue;
    // Who takes something from a basket is at it, not in it.
    const { verb } = state;
    const deed = verb?.use.meaning.deed ?? null;
    const isTaken =
      verb?.agents.includes(from) === true &&
      deed !== null &&
      deed !== 'look-at' &&
      deed !== 'throw';
    const isThrown = deed === 'throw' && preposition.kind === 'from' && isVehicle(other.thing);
    const said = isThrown ? 'in' : (spokenInto(preposition.kind, other) ?? preposition.kind);
    const related = relatedBy(said, one, other, isTaken);
    if (related === null) continue;
    if (related.isTurned) relate(state, to, related.kind, from);
    else relate(state, from, related.kind, to);
  }
  const isFilled = preposition.kind === 'of' && preposition.from.length > 0;
  if (preposition.kind === 'with' || isFilled || BESIDE.has(preposition.kind))
    state.shared = preposition;
  const kind = plainKind(preposition.kind);
  if (preposition.isFronted && kind !== null) state.fronted.places.push({ kind, to });
  state.preposition = preposition.kind === 'between' ? preposition : null;
  return true;
}
