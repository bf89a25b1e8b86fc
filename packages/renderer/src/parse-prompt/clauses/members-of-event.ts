import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { EVENT_WORDS, type EventWord } from '../words/events.ts';
import type { ClauseState } from './clause-state.ts';
import { splitOff } from './one-of-them.ts';
import { createDraft, type Draft, NO_MODIFIERS } from './subject-drafts.ts';

/** Those who are at a match or a class besides those who take part. */
const BESIDES =
  /^(?:crowds?|audiences?|spectators?|fans?|people|viewers?|onlookers?|guests?|neighbou?rs|referees?|umpires?|jurors?|judges?|coach(?:es)?|trainers?|instructors?|teachers?|photographers?|reporters?|cheerleaders?|waiters?|waitress(?:es)?|medics?|goalies?|goalkeepers?|keepers?|clowns?|magicians?|bands?)$/u;
/** Of several who take part, one who is named so is one of them. */
const ONE_OF_THEM =
  /^(?:players?|fighters?|boxers?|wrestlers?|runners?|riders?|racers?|jockeys?|swimmers?|athletes?|cyclists?|rowers?|fencers?|skiers?|kid|child|boy|girl|man|woman|dad|mom|mum|father|mother|daughter|son|brother|sister|friend|champion|opponent|teammate|golfers?|teenager|bride|groom)$/u;
/** Of those who play, fight or race, one who is named is one of them; a family at dinner is there besides grandmother. */
const CONTEST = /^(?:rally|fight|run|drive|slide|swim|arm-wrestle|float|tug|dance)$/u;

const TEAMS = /^(?:teams?|sides|groups|schools|clubs)$/u;

const isContest = ({ word }: Draft): boolean =>
  CONTEST.test(EVENT_WORDS.get(word)?.motion ?? 'rally');

const takesPart = (event: EventWord | undefined): boolean =>
  event !== undefined && (event.motion !== null || event.tool !== undefined);

/** The event that was named alone, and whose people did nothing yet but take part. */
function eventOf({ subjects }: ClauseState): number {
  return subjects.findLastIndex(
    ({ word, thing }) => isPerson(thing) && takesPart(EVENT_WORDS.get(word)),
  );
}

/** Called so by everybody, whatever they take part in. */
const ANYBODY =
  /^(?:player|fighter|student|pupil|rider|racer|opponent|teammate|athlete|couple|family|runner|champion)$/u;

/** Who takes part instead of somebody, with the deeds of the event. */
function inPlaceOf(state: ClauseState, at: number, draft: Draft): void {
  const before = state.subjects[at];
  if (before === undefined) return;
  const own = draft.look?.job ?? null;
  const job = own === null || ANYBODY.test(own) ? (before.look?.job ?? own) : own;
  state.subjects[at] = {
    ...draft,
    motions: [...new Set([...before.motions, ...draft.motions])],
    look: draft.look === null ? null : { ...draft.look, job },
    phrases: [...before.phrases, ...draft.phrases],
  };
}

/** "A pillow fight between two sisters", "a football match of robots": it is they who take part. */
function amongThem(
  state: ClauseState,
  thing: string,
  phrase: TaggedPhrase,
  at: number,
): number | null {
  const { preposition, modifiers } = state;
  if (!/^(?:between|of)$/u.test(preposition?.kind ?? '') || !isAnimate(thing)) return null;
  const event = eventOf(state);
  const group = state.subjects[event];
  const isOfEvent = preposition?.from.includes(event) === true || preposition?.kind === 'of';
  if (group === undefined || !isOfEvent) return null;
  if (!isContest(group) && !/match|game|tournament/u.test(group.word)) return null;
  const draft = createDraft(thing, phrase, modifiers, 0);
  if (draft.count === 1) return null;
  // Two teams are those who are there.
  if (TEAMS.test(phrase.text)) group.phrases.push(at, ...modifiers.phrases);
  else inPlaceOf(state, event, { ...draft, phrases: [at, ...modifiers.phrases] });
  state.modifiers = NO_MODIFIERS;
  state.preposition = null;
  return event;
}

/**
 * "Boxing match, two fighters in the ring", "tennis match, a girl serves": those who are named take part, and are no
 * others beside those of the event. Returns which subject they are; null for everybody else.
 */
export function memberOfEvent(
  state: ClauseState,
  thing: string,
  phrase: TaggedPhrase,
  at: number,
): number | null {
  const among = amongThem(state, thing, phrase, at);
  if (among !== null) return among;
  const isNext = state.joined === 'comma' || (state.joined === 'and' && state.verb === null);
  if (!isNext || state.preposition !== null || !isPerson(thing) || EVENT_WORDS.has(phrase.text))
    return null;
  const event = eventOf(state);
  const group = state.subjects[event];
  const isSame = phrase.text === 'family' && group?.look?.job === 'family';
  if (group === undefined || isSame || BESIDES.test(phrase.text)) return null;
  const { modifiers } = state;
  const draft = createDraft(thing, phrase, { ...modifiers, count: null }, 0);
  const count = modifiers.count ?? (phrase.isPlural ? group.count : draft.count);
  const isMember = group.count === 1 || (isContest(group) && ONE_OF_THEM.test(phrase.text));
  if (count === 1 && !isMember) return null;
  const own = modifiers.phrases.length === 0 ? [at] : [at, ...modifiers.phrases];
  const who = count === 1 ? splitOff(state, event, group) : event;
  inPlaceOf(state, who, { ...draft, count, phrases: own });
  state.modifiers = NO_MODIFIERS;
  // "Dad and daughter" are two of them.
  if (state.joined === 'comma') state.isListOpen = false;
  return who;
}
