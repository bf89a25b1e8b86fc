import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { bindObject, bindReceiver, SUFFERED } from './bind-object.ts';
import { bindPreposition } from './bind-preposition.ts';
import { type ClauseState, draftAt, relate } from './clause-state.ts';
import { readHeOrShe, readMember } from './one-of-them.ts';
import { bindEffect } from './read-things.ts';
import type { Draft } from './subject-drafts.ts';

/** "A man plays the piano while a cat sleeps on it": "it" is no man. */
function thingMeant(state: ClauseState, main: number | undefined): number | undefined {
  if (main === undefined || !isPerson(draftAt(state, main)?.thing ?? '')) return main;
  const object = state.verb?.object ?? null;
  if (object !== null && !isPerson(draftAt(state, object)?.thing ?? '')) return object;
  const meant = state.subjects.findIndex(
    ({ thing }, at) => !isPerson(thing) && !state.agents.includes(at),
  );
  return meant === -1 ? main : meant;
}

/** "A dragon looks at a cake and melts it": nobody does that to itself. */
function patientMeant(state: ClauseState, main: number | undefined): number | undefined {
  const { verb, preposition } = state;
  if (verb === null || verb.object !== null || preposition !== null) return undefined;
  const isDone = verb.use.meaning.deed !== null || SUFFERED.test(verb.use.lemma);
  const isByThem = main !== undefined && verb.agents.includes(main);
  if (!isDone || !isByThem || !isAnimate(draftAt(state, main)?.thing ?? '')) return undefined;
  const meant = state.subjects.findLastIndex(
    ({ thing }, at) => !isPerson(thing) && !verb.agents.includes(at),
  );
  return meant === -1 ? undefined : meant;
}

/** "A gardener waters tulips and they grow": she is not several. */
function severalMeant(state: ClauseState, main: number | undefined): number | undefined {
  const isOne = state.main.length === 1 && draftAt(state, main)?.count === 1;
  const object = state.verb?.object ?? null;
  return isOne && (draftAt(state, object)?.count ?? 1) > 1 && object !== null ? object : main;
}

const isGrown = (draft: Draft | undefined): boolean =>
  draft !== undefined && isPerson(draft.thing) && draft.look?.age !== 'baby';

/** Where something is that was named as a part of somebody or something. */
const OWN_PLACES = ['on', 'in', 'under', 'below'] as const;

/** On which side of something that is which was told to be with it. */
const SIDES = ['behind', 'in-front-of', 'over', 'above'] as const;

/** "A house with a tree behind it": the tree is, where "with" alone would only put it beside. */
function isAlongAround(state: ClauseState, to: number): boolean {
  const { preposition, last, relations } = state;
  const side = SIDES.find((kind) => kind === preposition?.kind);
  if (preposition === null || last === null || side === undefined) return false;
  const along = relations.findIndex(
    (one) => one.from === to && one.kind === 'next-to' && one.to === last,
  );
  if (along === -1 || !preposition.from.includes(to)) return false;
  relations.splice(along, 1);
  relate(state, last, side, to);
  state.preposition = null;
  return true;
}

/** A pronoun: the subject of an earlier clause. */
export function readPronoun(
  state: ClauseState,
  text: string,
  next: TaggedPhrase | undefined,
): void {
  if (readMember(state, text, next?.role === 'determiner') || readHeOrShe(state, text)) return;
  const current = new Set(state.agents);
  const others = state.main.filter((index) => !current.has(index));
  const [main] = others.length > 0 ? others : state.main;
  const to =
    text === 'it'
      ? ((next?.role === 'verb' ? undefined : patientMeant(state, main)) ??
        thingMeant(state, main) ??
        main)
      : text === 'they'
        ? severalMeant(state, main)
        : main;
  if (to === undefined || bindEffect(state, to)) return;
  const { preposition, last } = state;
  // "Throws a stick and it lands": the stick does.
  const isDoer = /^(?:it|they)$/u.test(text) && preposition === null && next?.role === 'verb';
  // Nobody is called so who is grown up: it is something that is not drawn.
  const isUnseen = isDoer && text === 'it' && to === main && isGrown(draftAt(state, to));
  if (isDoer && (to !== main || isUnseen)) {
    state.agents = isUnseen ? [] : [to];
    state.isForeign = isUnseen;
    state.joined = null;
    return;
  }
  // "A pirate with a parrot on him", "a bench with a cat under it": the parrot and the cat are.
  const place = OWN_PLACES.find(
    (kind) => kind === preposition?.kind && (kind === 'on' || text === 'it'),
  );
  if (place !== undefined && preposition?.from.includes(to) && last !== null && last !== to) {
    relate(state, last, place, to);
    state.preposition = null;
    return;
  }
  if (isAlongAround(state, to)) return;
  const receiver = state.subjects.findLastIndex(
    ({ thing }, at) => isAnimate(thing) && !state.agents.includes(at),
  );
  if (
    bindPreposition(state, to) ||
    bindReceiver(state, receiver, isAnimate) ||
    bindObject(state, to)
  )
    return;
  state.agents = [...state.main];
  state.isForeign = false;
}
