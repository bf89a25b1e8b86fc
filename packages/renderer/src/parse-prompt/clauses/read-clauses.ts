import { BUILDINGS, isAnimate, isPerson, isSupport, isVehicle } from '../kinds-of-things.ts';
import { type TaggedPhrase, verbOf } from '../phrases/tag-phrases.ts';
import type { Effect } from '../scene-description.ts';
import { namesBelonging, type VerbUse } from '../words/verb-forms.ts';
import { type ClauseState, draftAt, first, type Preposition, relate } from './clause-state.ts';
import { receiverPlaced } from './laid-on.ts';
import { beforeOf } from './read-of.ts';
import { give, NO_MODIFIERS } from './subject-drafts.ts';

/** What things do as well: a swing that hangs, a cup that steams. */
const STATIVE = /^(?:hang|dangle|burn|blaze|glow|shine|flicker|steam|smoke|park)$/u;

const isBeast = (state: ClauseState, at: number): boolean => {
  const thing = draftAt(state, at)?.thing ?? '';
  return isAnimate(thing) && !isPerson(thing);
};

/** Who does it: the noun right before where it can act, otherwise whom the clause is about. */
function agentsOf(state: ClauseState, { form, lemma }: VerbUse): number[] {
  if (state.isForeign) return [];
  if (state.agents.length === 0) return [...state.main];
  // "One in pink, the other in blue, laughing": both do.
  if (state.split.length > 0 && state.joined === 'comma' && form === 'ing') return [...state.split];
  const { last } = state;
  const before = draftAt(state, last);
  const canAct = before !== undefined && isAnimate(before.thing) && form !== 's';
  const isStill = STATIVE.test(lemma) && before !== undefined && !isAnimate(before.thing);
  // "A tower with a helicopter landing": what moves is the helicopter.
  const isMover = (thing: string) => isVehicle(thing) || isAnimate(thing);
  const canMove =
    before !== undefined &&
    isVehicle(before.thing) &&
    form === 'ing' &&
    !state.agents.some((at) => isMover(draftAt(state, at)?.thing ?? ''));
  // "A parrot on a pirate's shoulder stealing his hat": the parrot does.
  const isPerched =
    isPerson(before?.thing ?? '') &&
    state.relations.some(
      ({ from, kind, to }) =>
        kind === 'on' && to === last && state.agents.includes(from) && isBeast(state, from),
    );
  const isFresh =
    state.joined === null && last !== null && !state.agents.includes(last) && !isPerched;
  // "Workers with a crane lifting a beam": the crane does.
  const isAtWork = MACHINE.test(before?.thing ?? '') && form === 'ing';
  if (isFresh && (canAct || isStill || canMove || isAtWork)) return [last];
  return state.isByComma ? livingOf(state) : [...state.agents];
}

const MACHINE = /^(?:crane|excavator|bulldozer|forklift|robot-arm|drone|concrete-mixer)$/u;

/** "A room with a stove, a dog lying on the rug": the stove does not lie there. */
function livingOf({ subjects, agents }: ClauseState): number[] {
  const isAlive = (at: number) => isAnimate(subjects[at]?.thing ?? '');
  const latest = agents.at(-1);
  if (latest === undefined || !isAlive(latest) || agents.slice(0, -1).some(isAlive))
    return [...agents];
  return [latest];
}

/** What two do side by side, by its motion and deed. */
const SHARED_WORK =
  /^(?:stir|chop|knead|wash|sweep|repair|dig|handle|write|hammer|saw|rub|paint|work)\b|\b(?:cook|build|plant|paint)$/u;

/** "Helping an old woman cross the street": arm in arm. */
function helpAlong({ verb, relations }: ClauseState, { lemma }: VerbUse): void {
  const isHelp = verb?.use.lemma === 'help' && /^(?:cross|walk|climb|stand)$/u.test(lemma);
  const [from] = verb?.agents ?? [];
  if (!isHelp || from === undefined || verb.object === null) return;
  const old = relations.findIndex((one) => one.from === from && one.to === verb.object);
  if (old !== -1) relations.splice(old, 1);
  relations.push({ from, kind: 'hand-in-hand', to: verb.object });
}

/** "Helping his father wash the car": both do. */
function helpersOf(
  { verb, subjects, relations }: ClauseState,
  { form, meaning }: VerbUse,
): readonly number[] {
  if (verb?.use.lemma !== 'help' || verb.object === null || form !== 'base') return [];
  const isDone = SHARED_WORK.test(`${meaning.motion ?? ''} ${meaning.deed ?? ''}`);
  if (!isDone) return [];
  const helpers = verb.agents.filter((at) => isAnimate(subjects[at]?.thing ?? ''));
  const watched = relations.findIndex(
    ({ from, to }) => helpers.includes(from) && to === verb.object,
  );
  if (watched !== -1) relations.splice(watched, 1);
  return helpers;
}

export function readVerb(
  state: ClauseState,
  phrase: TaggedPhrase,
  next: TaggedPhrase | undefined,
): void {
  const use = verbOf(phrase);
  if (use === undefined || state.isDenied) return;
  if (state.subjects.length === 0 && state.effect === null) {
    state.verb = { use, agents: [], isPassive: false, object: null };
    if (use.form === 'ing' && !state.isForeign) state.fronted.verbs.push(state.verb);
    if (namesBelonging(use)) state.rides.push(state.verb);
    state.modifiers = NO_MODIFIERS;
    state.joined = null;
    return;
  }
  const own = state.effect === null ? agentsOf(state, use) : [];
  const helpers = helpersOf(state, use);
  const agents = [...helpers, ...own];
  helpAlong(state, use);
  const isPassive = use.form === 'past' && (next?.text === 'by' || next?.text === 'with');
  const { motion, state: shown, deed } = use.meaning;
  // "Flying a drone": what flies is the object, known or not.
  const isGiven = use.lemma === 'fly' && next?.role === 'determiner';
  for (const draft of isPassive ? [] : agents.map((at) => draftAt(state, at)))
    if (draft !== undefined) give(draft, isGiven ? null : motion, shown);
  if (deed === 'hand-in-hand' || deed === 'hug') {
    const [one, other = null] = agents;
    const isPair = other !== null || (draftAt(state, one ?? null)?.count ?? 1) > 1;
    if (one !== undefined && (isPair || deed !== 'hug')) relate(state, one, deed, other);
  }
  state.verb = { use, agents, isPassive, object: null };
  if (use.meaning.belonging !== null && !isPassive) state.rides.push(state.verb);
  state.agents = agents;
  state.preposition = null;
  state.modifiers = NO_MODIFIERS;
  state.joined = null;
  state.isListOpen = false;
  state.last = agents.at(-1) ?? null;
}

/** Prepositions that place who the clause is about, also after what carries them. */
const SIDES: ReadonlySet<string> = new Set([
  'next-to',
  'left',
  'right',
  'by',
  'in-front-of',
  'behind',
]);

/** Where somebody goes: "from a tree into the water" is said of who moves. */
const WAYS: ReadonlySet<string> = new Set([
  'into',
  'towards',
  'through',
  'across',
  'out-of',
  'from',
]);

/** Who a preposition places: the object of some verbs, the noun before, or who the clause is about. */
function placedBy(state: ClauseState, kind: Preposition): readonly number[] {
  const { verb, last, agents } = state;
  // "A mother holds a baby, moonlight through the window": what comes through is the light.
  if (state.isForeign && WAYS.has(kind)) return [];
  // "Riding to a castle on a hill": the hill is under the castle.
  const isBuilt = last !== null && BUILDINGS.has(draftAt(state, last)?.thing ?? '');
  if (kind === 'on' && isBuilt && last !== verb?.object) return [last];
  if (verb !== null && verb.object !== null) {
    if (kind === 'with' || kind === 'of') return last === null ? agents : [last];
    if (state.isLastWith) return agents;
    const receiver = receiverPlaced(state, kind);
    if (receiver !== null) return [receiver];
    // "Throwing bananas from a tree": who throws is up there.
    if (kind === 'from' && verb.use.meaning.deed === 'throw') return verb.agents;
    // "A crab watches them from a rock": who watches is there.
    if (kind === 'from' && verb.use.meaning.deed === 'look-at') return verb.agents;
    // "Pulling a cart towards a castle": who pulls goes there first, and the cart comes after.
    if (kind === 'towards' && verb.use.meaning.deed === 'pull') return verb.agents;
    return verb.use.meaning.movesObject && last === verb.object && !SIDES.has(kind)
      ? [verb.object]
      : verb.agents;
  }
  if (state.isForeign) return [];
  // "A forest with mushrooms": they are a part of the place.
  if (last === null)
    return kind === 'with' && state.votes.length > 0 && verb !== null ? [] : agents;
  if (verb !== null && verb.use.meaning.motion !== null && WAYS.has(kind)) return verb.agents;
  if (agents.includes(last)) return kind === 'with' ? [last] : agents;
  const before = draftAt(state, last);
  const carries = before !== undefined && (isSupport(before.thing) || isVehicle(before.thing));
  const isAside = state.isLastWith && kind !== 'with';
  return isAside || (SIDES.has(kind) && carries) ? agents : [last];
}

function prepositionOf(phrase: TaggedPhrase): Preposition | null {
  const { text } = phrase;
  if (/^(?:featuring|including|containing|showing)$/u.test(text)) return 'with';
  switch (text) {
    case 'with':
    case 'of':
    case 'from':
    case 'by':
    case 'for':
    case 'past':
      return text;
    default:
      return first(phrase, 'place') ?? null;
  }
}

/** Verbs that reach their object with a preposition: look at, point to, fish for, play with. */
function isObjectNext({ verb }: ClauseState, kind: Preposition): boolean {
  if (verb === null || verb.object !== null) return false;
  switch (verb.use.meaning.deed) {
    case 'look-at':
    case 'point-at':
      return kind === 'at' || kind === 'towards';
    case 'throw':
      // Who throws a frisbee has it already: what follows is where it goes.
      return verb.use.meaning.belonging === null && (kind === 'at' || kind === 'towards');
    case 'water':
      return kind === 'at' || kind === 'towards' || kind === 'on' || kind === 'over';
    case 'catch':
      return kind === 'for';
    case 'play':
      return kind === 'with' || kind === 'on';
    case 'ride':
      return kind === 'on';
    case 'eat':
      return kind === 'on';
    default:
      return false;
  }
}

export function readPreposition(state: ClauseState, phrase: TaggedPhrase): void {
  const kind = prepositionOf(phrase);
  if (kind === null) return;
  const { verb } = state;
  state.modifiers = NO_MODIFIERS;
  state.isListOpen = false;
  if (kind !== 'of') state.isDenied = false;
  if (verb?.isPassive === true && (kind === 'by' || kind === 'with')) {
    turnRound(state, verb.use, verb.agents);
  } else if (kind === 'of') state.preposition ??= beforeOf(state);
  else if (!isObjectNext(state, kind)) {
    const isOrder = verb?.use.form === 'base';
    const isFronted =
      state.subjects.length === 0 && kind !== 'with' && !state.isForeign && !isOrder;
    state.preposition = { kind, from: placedBy(state, kind), isFronted };
    state.joined = null;
  }
}

/** "A ball kicked by a boy": the boy acts, the ball is the object. */
function turnRound(state: ClauseState, use: VerbUse, agents: readonly number[]): void {
  const [object] = agents;
  if (object === undefined) return;
  const draft = draftAt(state, object);
  if (draft !== undefined) give(draft, use.meaning.objectMotion, null);
  state.passive = { use, object };
  state.verb = null;
}

export function readEffect(state: ClauseState, kind: Effect, at: number): void {
  if (state.isDenied) {
    state.denied.add(at);
    return;
  }
  const from = state.preposition?.from.at(-1) ?? state.main[0] ?? null;
  state.effects.push({ kind, from });
  state.effect = state.effects.length - 1;
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  state.verb = null;
  state.joined = null;
}

const STANDS_ALONE: ReadonlySet<Preposition> = new Set([
  'around',
  'behind',
  'above',
  'below',
  'in-front-of',
  'next-to',
  'over',
]);

/** Prepositions without an object at the end of a clause: "pine trees around". */
export function closePreposition(state: ClauseState): void {
  const { preposition, main } = state;
  state.preposition = null;
  const [to] = main;
  if (preposition === null || to === undefined || !STANDS_ALONE.has(preposition.kind)) return;
  const { kind } = preposition;
  if (kind === 'with' || kind === 'of' || kind === 'from' || kind === 'by') return;
  if (kind === 'for' || kind === 'past') return;
  for (const from of preposition.from) if (!main.includes(from)) relate(state, from, kind, to);
}
