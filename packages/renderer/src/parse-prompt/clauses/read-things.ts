import { FIELD_COUNT, isField, isFlower } from '../description/field-of-flowers.ts';
import { isAnimate, isCarriedAlong, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { EVENT_WORDS } from '../words/events.ts';
import { SWARMS } from '../words/subject-words.ts';
import { bindObject } from './bind-object.ts';
import { bindPreposition } from './bind-preposition.ts';
import { type ClauseState, draftAt, relate, sharedWith } from './clause-state.ts';
import { isParentWord } from './kin.ts';
import { memberOfEvent } from './members-of-event.ts';
import { becomesOne } from './read-of.ts';
import { isRelative, isSomebodyElse } from './somebody-else.ts';
import { createDraft, give, isYoungWord, NO_MODIFIERS, SUBJECTS_MAX } from './subject-drafts.ts';
import { addTool, toolOfTheirs } from './tools-of-trade.ts';

/** The index of a new subject, or of the one that is meant again; null when the picture is full. */
function addSubject(
  state: ClauseState,
  thing: string,
  phrase: TaggedPhrase,
  at: number,
): number | null {
  const { subjects, modifiers, joined } = state;
  const young = subjects.findIndex((each) => each.thing === thing && each.states.includes('young'));
  const isYoungMeant = phrase.text === 'baby-animal' && modifiers.isKnown && young !== -1;
  const first = subjects.findIndex(
    (each) =>
      (each.thing === thing &&
        !(isPerson(thing) && isSomebodyElse(each.word, phrase.text)) &&
        !(!modifiers.isKnown && isPerson(thing) && isRelative(each.word, phrase.text)) &&
        (thing !== 'person' || each.word === phrase.text || modifiers.isKnown)) ||
      // "A panda with her baby … the baby".
      (modifiers.isKnown &&
        phrase.text === 'baby' &&
        each.states.includes('young') &&
        !isPerson(each.thing) &&
        !subjects.some((one) => isPerson(one.thing))) ||
      // "A tennis ball … the ball".
      (modifiers.isKnown && (each.word === phrase.text || each.word.endsWith(`-${phrase.text}`))),
  );
  const same = isYoungMeant ? young : first;
  const isYounger = isYoungWord(phrase.text) !== isYoungWord(subjects[same]?.word ?? phrase.text);
  // "A potter with a vase, pots on the shelf": those are other ones.
  const isMore =
    phrase.isPlural && joined === 'comma' && subjects[same]?.count === 1 && !isPerson(thing);
  // "A T-rex while small dinosaurs flee": others too, by their size.
  const isOtherwiseSized =
    modifiers.size !== 'normal' &&
    subjects[same] !== undefined &&
    modifiers.size !== subjects[same].size;
  const isNew =
    isOtherwiseSized ||
    modifiers.count !== null ||
    modifiers.colours.length > 0 ||
    isYounger ||
    isMore;
  const isParent = isParentWord(phrase.text) && subjects[same]?.word !== phrase.text;
  // "Elephants …, the baby": one more, who is young; "its mother" is one of them.
  const isTheYoung = isYounger && !isYoungMeant && phrase.text === 'baby-animal';
  const isOneOfThem =
    isParent && young !== -1 && same !== young && (subjects[same]?.count ?? 1) > 1;
  const isMeant = (modifiers.isKnown && !isTheYoung) || !isNew;
  const known = isOneOfThem || (isMeant && !isParent) ? subjects[same] : undefined;
  if (known !== undefined) {
    known.phrases.push(at, ...modifiers.phrases);
    for (const motion of modifiers.motions) give(known, motion, null);
    return same;
  }
  const owned = toolOfTheirs(state, thing, phrase);
  const tool = subjects[owned];
  if (subjects.length >= SUBJECTS_MAX && tool === undefined) return null;
  const instances = subjects.reduce((sum, one) => sum + (isField(one) ? 0 : one.count), 0);
  const named = tool !== undefined && phrase.text === 'ball' ? tool.thing : thing;
  const draft = createDraft(named, phrase, modifiers, instances);
  draft.phrases.push(at, ...modifiers.phrases);
  if (tool !== undefined) {
    subjects[owned] = { ...draft, count: tool.count };
    return owned;
  }
  subjects.push(draft);
  return subjects.length - 1;
}

function bindFronted(state: ClauseState, at: number): void {
  const { verbs, places } = state.fronted;
  const draft = draftAt(state, at);
  for (const { use, object } of verbs) {
    if (draft !== undefined) give(draft, use.meaning.motion, use.meaning.state);
    if (use.meaning.deed !== null && object !== null) relate(state, at, use.meaning.deed, object);
  }
  for (const { kind, to } of places) relate(state, at, kind, to);
  state.fronted = { verbs: [], places: [] };
}

function becomeAgent(state: ClauseState, at: number): void {
  const isJoined = state.joined !== null && state.agents.length > 0 && state.isListOpen;
  state.shared = null;
  state.isByComma = isJoined && state.joined === 'comma';
  const isMain = state.main.length === 0 || (isJoined && state.main[0] === state.agents[0]);
  state.agents = isJoined ? [...state.agents, at] : [at];
  if (isMain) state.main = state.agents;
  if (!isJoined) state.verb = null;
  state.isListOpen = true;
  state.isForeign = false;
  bindFronted(state, at);
}

function bindPassive(state: ClauseState, agent: number): void {
  const { passive } = state;
  state.passive = null;
  if (passive === null) return;
  const { deed, place, motion } = passive.use.meaning;
  const draft = draftAt(state, agent);
  if (draft !== undefined) give(draft, motion, null);
  const kind = deed ?? place;
  const isDone = draft !== undefined && (isAnimate(draft.thing) || isVehicle(draft.thing));
  // "Noodles eaten with chopsticks": nobody is named who eats.
  if (kind !== null)
    relate(state, agent, isDone || deed === null ? kind : 'next-to', passive.object);
}

/** "Steam rises from a cup": the effect is that of the cup. */
export function bindEffect(state: ClauseState, to: number): boolean {
  const { effect, preposition } = state;
  if (effect === null || preposition === null || preposition.kind === 'with') return false;
  const found = state.effects[effect];
  if (found !== undefined) found.from = to;
  state.preposition = null;
  return true;
}

/** Whom an ad is for is not in it; for whom somebody does something is. */
function isAudience({ preposition, subjects, verb }: ClauseState, thing: string): boolean {
  const isDone = verb?.agents.some((at) => isAnimate(subjects[at]?.thing ?? '')) === true;
  return preposition?.kind === 'for' && subjects.length > 0 && isAnimate(thing) && !isDone;
}

/** A field of flowers is a part of the place: it neither acts nor places others. */
function readField(state: ClauseState, thing: string, phrase: TaggedPhrase, at: number): void {
  const index = addSubject(state, thing, phrase, at);
  const draft = draftAt(state, index);
  if (draft !== undefined) draft.count = FIELD_COUNT;
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  state.isAfterField = false;
}

const ENSEMBLE = /^(?:band|rock-band|choir|orchestra|team|club)$/u;

/** "Friends at a chess game": those who are there already take part. */
function joinEvent(state: ClauseState, phrase: TaggedPhrase): boolean {
  const event = EVENT_WORDS.get(phrase.text);
  const present = state.agents.filter((at) => isAnimate(draftAt(state, at)?.thing ?? ''));
  const isMember = state.preposition?.kind === 'in' && ENSEMBLE.test(phrase.text);
  if (isMember && present.length > 0) {
    state.votes.push({ setting: 'stage', weight: 2 });
    state.preposition = null;
    state.modifiers = NO_MODIFIERS;
    return true;
  }
  if (event === undefined || present.length === 0) return false;
  const isWatching = state.verb?.use.meaning.deed === 'look-at';
  for (const at of isWatching ? [] : present) {
    const draft = draftAt(state, at);
    if (draft !== undefined) give(draft, event.motion, null);
    addTool(state, at, phrase);
  }
  state.preposition = null;
  state.modifiers = NO_MODIFIERS;
  return true;
}

/** A noun that names a thing: an object, the end of a preposition, or who a new clause is about. */
export function readThing(
  state: ClauseState,
  thing: string,
  phrase: TaggedPhrase,
  at: number,
): void {
  if (state.isDenied || isAudience(state, thing)) {
    state.denied.add(at);
    state.modifiers = NO_MODIFIERS;
    return;
  }
  if (becomesOne(state, thing, phrase.text)) {
    state.preposition = null;
    state.modifiers = NO_MODIFIERS;
    draftAt(state, state.last)?.phrases.push(at);
    return;
  }
  const isWhole = /-(?:field|meadow)s?$/u.test(phrase.text);
  const isOfField =
    (state.isAfterField && state.preposition?.kind === 'of') ||
    (phrase.text === 'lavender' &&
      state.preposition?.kind !== 'with' &&
      state.subjects.length === 0);
  if (isFlower(thing) && (isWhole || isOfField)) {
    if (isWhole) state.votes.push({ setting: 'meadow', weight: 4 });
    readField(state, thing, phrase, at);
    return;
  }
  state.isAfterField = false;
  if (joinEvent(state, phrase)) return;
  const { preposition, modifiers: given } = state;
  const index = memberOfEvent(state, thing, phrase, at) ?? addSubject(state, thing, phrase, at);
  const isShared = preposition === null && state.joined === 'and' && state.shared?.kind === 'with';
  const isWith = preposition?.kind === 'with' || isShared;
  // "A plate of cheese and grapes" has both on it, "a plate of cheese and a knife" has not.
  if (state.shared?.kind === 'of' && given.count !== null) state.shared = null;
  // "A basket of apples on a table": what follows is said of the basket.
  const holder = preposition?.kind === 'of' ? preposition.from[0] : undefined;
  state.modifiers = NO_MODIFIERS;
  if (index === null) return;
  bind(state, index);
  if (state.main.length === 0) state.main = [index];
  if (state.agents.length === 0) state.agents = [index];
  state.effect = null;
  state.last = holder ?? index;
  state.isLastWith = isWith;
  state.lastPlace = null;
  state.joined = null;
  // Who is named after an event is there besides, or takes part; they are no list.
  if (EVENT_WORDS.has(phrase.text)) state.isListOpen = false;
  addTool(state, index, phrase);
  for (const use of given.verbs)
    state.rides.push({ use, agents: [index], isPassive: false, object: null });
}

/** "A video of a fox", "an ad with a fox": the clause is about the fox. */
function isIntroduction({ preposition }: ClauseState): boolean {
  if (preposition === null || preposition.from.length > 0) return false;
  return preposition.kind === 'of' || preposition.kind === 'for' || preposition.kind === 'with';
}

/** "Waiting on a platform with a bouquet": it belongs to who waits, not to the platform. */
function bindCarried(state: ClauseState, index: number): boolean {
  const { preposition, verb } = state;
  const carried = draftAt(state, index);
  const isOfPlace = preposition?.kind === 'with' && preposition.from.length === 0;
  if (!isOfPlace || verb === null || carried === undefined) return false;
  const owners = verb.agents.filter((at) => isPerson(draftAt(state, at)?.thing ?? ''));
  if (owners.length === 0 || !isCarriedAlong(carried.thing)) return false;
  const hands = owners.reduce((sum, at) => sum + (draftAt(state, at)?.count ?? 1), 0);
  // "Children walk through the village with lanterns": one each, although lanterns come in swarms.
  const isSwarm = carried.thing in SWARMS && verb.use.meaning.motion === 'walk';
  if (carried.count > Math.max(2, hands) && !isSwarm) return false;
  for (const from of owners) relate(state, from, 'hold', index);
  state.preposition = null;
  return true;
}

function bind(state: ClauseState, index: number): void {
  if (bindEffect(state, index)) return;
  if (state.passive !== null) {
    bindPassive(state, index);
    return;
  }
  if (bindCarried(state, index)) return;
  if (isIntroduction(state)) {
    // "Riding through a tunnel of trees": nobody rides the trees.
    if (state.preposition?.kind === 'of' && state.verb?.use.meaning.deed === 'ride') {
      state.preposition = null;
      return;
    }
    state.preposition = null;
  }
  if (state.joined === 'and') state.preposition ??= sharedWith(state, draftAt(state, index));
  if (bindPreposition(state, index)) return;
  const isObject = state.joined !== 'comma' && bindObject(state, index);
  if (!isObject) becomeAgent(state, index);
}
