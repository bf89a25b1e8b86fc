import { isAnimate, isHoldable, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Motion, Place, RelationKind } from '../scene-description.ts';
import { namesBelonging } from '../words/verb-forms.ts';
import { type ClauseState, draftAt, relate } from './clause-state.ts';
import { deedWith } from './relate.ts';
import { type Draft, give } from './subject-drafts.ts';

/** Motions that somebody gives to a thing. */
const MOVES: ReadonlySet<Motion> = new Set([
  'fly',
  'spin',
  'float',
  'fall',
  'drive',
  'slide',
  'jump',
  'launch',
  'dance',
]);

/** "Flying a kite", "rolling a ball": the object moves, and somebody has it in hand. */
function moveObject(state: ClauseState, agent: Draft, from: number, object: Draft, to: number) {
  const motion = state.verb?.use.meaning.motion ?? null;
  // "Waving flags": they are in the hands.
  if (motion === 'wave' && isPerson(agent.thing) && isHoldable(object.thing)) {
    relate(state, from, 'hold', to);
    return;
  }
  // Whoever is dropped at school does not fall.
  const isLeft = state.verb?.use.lemma === 'drop' && isPerson(object.thing);
  if (isLeft) agent.motions = agent.motions.filter((each) => each !== motion);
  const isDropped = state.verb?.use.lemma === 'drop' && !isLeft;
  if (motion === null || !MOVES.has(motion) || (isAnimate(object.thing) && !isDropped)) {
    relate(state, from, 'next-to', to);
    if (motion === 'walk' && isAnimate(object.thing)) give(object, motion, null);
    return;
  }
  const isRidden =
    isVehicle(object.thing) && !/^(?:kite|balloon|lantern|paper-)/u.test(object.thing);
  if (!isRidden) {
    agent.motions = agent.motions.filter((each) => each !== motion);
    agent.states = agent.states.filter((each) => each !== 'rolling');
  }
  give(object, motion, null);
  relate(state, from, isRidden ? 'drive' : 'hold', to);
}

/** Verbs of motion that take no object: "exploring a cave". */
const GOES =
  /^(?:explore|discover|travel|climb|visit|race|jump|cross|work|train|sing|dance|fight|battle|wrestle|duel|punch|box|spar|dive|propose|propose-to|slay)$/u;

/** Where one is who does this to something. */
const PLACES: Readonly<Record<string, Place>> = { climb: 'on', jump: 'over' };

/** Verbs with two objects: "giving his mother a present". */
const GIVES = /^(?:give|hand|offer|show|bring|serve|present|sell|buy)$/u;

/** Whom something is given to; what is given follows. Returns whether it was somebody. */
export function bindReceiver(
  state: ClauseState,
  to: number,
  canReceive: (thing: string) => boolean,
): boolean {
  const { verb } = state;
  const isGiven = verb !== null && verb.object === null && GIVES.test(verb.use.lemma);
  if (!isGiven || !canReceive(draftAt(state, to)?.thing ?? '')) return false;
  for (const from of verb.agents) relate(state, from, 'at', to);
  return true;
}

/** "Offering his dog a bone": the first of two objects is who gets the second. */
function isGift(state: ClauseState, to: number): boolean {
  const { verb, joined } = state;
  if (verb === null || verb.object === null || joined !== null) return false;
  const [first, second] = [draftAt(state, verb.object), draftAt(state, to)];
  return (
    GIVES.test(verb.use.lemma) &&
    isAnimate(first?.thing ?? '') &&
    second !== undefined &&
    isHoldable(second.thing)
  );
}

function passOn(state: ClauseState): void {
  const { verb, relations } = state;
  if (verb === null) return;
  for (const [at, { from, to }] of relations.entries())
    if (verb.agents.includes(from) && to === verb.object) relations[at] = { from, kind: 'at', to };
  verb.object = null;
}

/** What one does to people and things alike. */
const TO_ANYBODY = /^(?:look-at|point-at|feed|hug|hold|carry|chase|follow|paint|push|pull)$/u;

/** "Picking flowers and her brother chasing a rabbit": nobody picks the brother. */
function isSomebodyNew(state: ClauseState, to: number): boolean {
  const { verb, joined } = state;
  if (verb === null || verb.object === null || joined !== 'and') return false;
  const [first, second] = [draftAt(state, verb.object), draftAt(state, to)];
  const isMixed = isPerson(second?.thing ?? '') && !isAnimate(first?.thing ?? '');
  return isMixed && !TO_ANYBODY.test(verb.use.meaning.deed ?? '');
}

/** What the sun does to a snowman happens to him, and what somebody burns is not he himself. */
export const SUFFERED =
  /^(?:melt|thaw|burn|pop|burst|break|smash|shatter|crumple|inflate|blow-up|rust|explode|grow)$/u;

function suffer(state: ClauseState, object: Draft): void {
  const { use, agents = [] } = state.verb ?? {};
  if (use === undefined || !SUFFERED.test(use.lemma)) return;
  const { motion, state: shown } = use.meaning;
  for (const agent of agents.map((at) => draftAt(state, at)))
    if (agent !== undefined) {
      agent.states = agent.states.filter((each) => each !== shown);
      agent.motions = agent.motions.filter((each) => each !== motion);
    }
  give(object, motion, shown);
}

/** "Rowing two children across a lake": they are in the boat as well. */
function isTakenAlong(state: ClauseState, to: number): boolean {
  const { verb, relations, rides } = state;
  if (verb?.use.lemma !== 'row' || !isAnimate(draftAt(state, to)?.thing ?? '')) return false;
  const boat = relations.find(({ from, kind }) => verb.agents.includes(from) && kind === 'ride');
  const passenger = draftAt(state, to);
  if (passenger !== undefined) give(passenger, verb.use.meaning.motion, null);
  if (boat?.to != null) relate(state, to, 'ride', boat.to);
  else {
    const crew = { ...verb, agents: [...verb.agents, to] };
    const at = rides.indexOf(verb);
    if (at !== -1) rides[at] = crew;
    state.verb = crew;
  }
  return true;
}

/** Where one is to what one does something to that nobody knows. */
function somehow(agent: Draft, object: Draft): RelationKind {
  if (isPerson(agent.thing) && isHoldable(object.thing)) return 'hold';
  return isAnimate(object.thing) ? 'look-at' : 'at';
}

/** Binds a noun as the object of the verb before it. Returns whether it did. */
export function bindObject(state: ClauseState, to: number): boolean {
  const { verb } = state;
  if (isGift(state, to)) passOn(state);
  if (verb === null || (verb.object !== null && state.joined !== 'and')) return false;
  // "Playing on swings in the park, with a stall nearby": nobody is on the stall.
  if (verb.use.meaning.deed === null && namesBelonging(verb.use)) return false;
  if (isTakenAlong(state, to)) return true;
  if (isSomebodyNew(state, to)) return false;
  if (bindReceiver(state, to, isPerson)) return true;
  // "Watching the rain with his cat": the cat is not what is watched.
  if (state.isForeign && /^(?:look|point)-at$/u.test(verb.use.meaning.deed ?? '')) return false;
  const { deed, objectMotion, place } = verb.use.meaning;
  verb.object = to;
  const object = draftAt(state, to);
  for (const from of verb.agents) {
    const agent = draftAt(state, from);
    if (agent === undefined || object === undefined || from === to) continue;
    const kind =
      verb.use.lemma === 'do'
        ? somehow(agent, object)
        : deed === null
          ? place
          : deedWith(deed, agent, object);
    // What is cooked is made at a table.
    if (kind === 'cook' && deed === 'build')
      agent.motions = agent.motions.map((each) => (each === 'work' ? 'handle' : each));
    if (kind !== null) relate(state, from, kind, to);
    else if (verb.use.lemma === 'race' && isVehicle(object.thing)) relate(state, from, 'drive', to);
    else if (!GOES.test(verb.use.lemma)) moveObject(state, agent, from, object, to);
    else relate(state, from, PLACES[verb.use.lemma] ?? 'at', to);
  }
  if (object !== undefined) {
    give(object, objectMotion, null);
    suffer(state, object);
  }
  return true;
}
