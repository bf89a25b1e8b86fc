import { BUILDINGS, isAnimate, isPerson } from '../kinds-of-things.ts';
import { MEMBER } from '../phrases/member-words.ts';
import { RELATIVE } from '../phrases/relative-clauses.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Relation, Setting, Subject, SubjectEffect } from '../scene-description.ts';
import { addBelongings } from './add-belongings.ts';
import { type ClauseState, first, leaveColours, newState, type PlaceVote } from './clause-state.ts';
import { readCostume } from './costumes.ts';
import { readAppearance } from './dressing.ts';
import { readInColour } from './in-colours.ts';
import { asKin, asSeveral, isOwnPart } from './kin.ts';
import { isOnTable } from './laid-on.ts';
import { isOfUnknown } from './of-unknown.ts';
import { otherOne } from './other-one.ts';
import { insideOf, isPlaceHere, readPlaceNoun } from './read-buildings.ts';
import { closePreposition, readEffect, readPreposition, readVerb } from './read-clauses.ts';
import { readHerd } from './read-of.ts';
import { placeIn, readPlace } from './read-places.ts';
import { readPosition } from './read-position.ts';
import { readPronoun } from './read-pronoun.ts';
import { readThing } from './read-things.ts';
import { relateClause } from './relate-clause.ts';
import { give, NO_MODIFIERS, withModifier } from './subject-drafts.ts';
import { voteOfDeed } from './vote-of-deed.ts';

export interface FoundSubjects {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
  readonly votes: readonly PlaceVote[];
  /** A colour for the whole picture. */
  readonly accent: string | null;
  /** Colours that no subject took. */
  readonly colours: readonly string[];
  /** For each subject, the phrases that it was read from. */
  readonly phrasesOf: readonly (readonly number[])[];
  readonly deniedPhrases: ReadonlySet<number>;
}

/** Who does what to whom, and where: the subjects with their modifiers and relations. */
export function findSubjects(phrases: readonly TaggedPhrase[]): FoundSubjects {
  const state = newState();
  for (const [at, phrase] of phrases.entries()) read(state, phrases, phrase, at);
  closePreposition(state);
  leaveColours(state);
  addBelongings(state);
  return {
    subjects: state.subjects.map(({ word: _, phrases: __, ...subject }): Subject => subject),
    relations: state.relations,
    effects: state.effects,
    votes: state.votes,
    accent: state.accent,
    colours: [...new Set(state.colours)],
    phrasesOf: state.subjects.map((subject) => subject.phrases),
    deniedPhrases: state.denied,
  };
}

function read(
  state: ClauseState,
  phrases: readonly TaggedPhrase[],
  phrase: TaggedPhrase,
  at: number,
): void {
  switch (phrase.role) {
    case 'determiner':
      state.modifiers = withModifier(state.modifiers, phrase, at);
      break;
    case 'adjective':
      if (!readInColour(state, phrases, at)) readAdjective(state, phrases, phrase, at);
      readOtherOne(state, phrases, at);
      break;
    case 'attribute':
    case 'noun':
      if (readCostume(state, phrases, at) || readInColour(state, phrases, at)) break;
      if (isOwnPart(state, phrases, at)) {
        state.modifiers = NO_MODIFIERS;
        state.preposition = null;
        break;
      }
      readNoun(
        state,
        asKin(state, phrases, asSeveral(phrases, withSpecies(phrases[at - 1], phrase), at), at),
        at,
        phrases[at + 1],
      );
      break;
    case 'verb':
      // "Waves" is no sea here, but a snowball fight is in the snow.
      if (/-|^b(?:uy|ought)|^s(?:el|old)/u.test(phrase.text)) vote(state, phrase);
      if (isOfPlace(phrases, at) || isOfUnknown(phrases, at)) state.isForeign = true;
      readVerb(state, phrase, phrases[at + 1]);
      voteOfDeed(state);
      break;
    case 'preposition':
      if (isOfScenery(phrases, at)) break;
      // "A cook in a kitchen, flour on the table": the cook is not.
      if (isOfUnknown(phrases, at, /^comma$/u)) {
        state.isForeign = true;
        state.verb = null;
      }
      readPreposition(state, phrase);
      break;
    case 'pronoun':
      readPronoun(state, phrase.text, phrases[at + 1]);
      break;
    case 'position':
      readPosition(state, phrases, phrase, at);
      break;
    case 'unknown':
      readHerd(state, phrases[at - 1], phrase, at);
      break;
    default:
      readBoundary(state, phrase, at);
  }
}

function readOtherOne(state: ClauseState, phrases: readonly TaggedPhrase[], at: number): void {
  const same = otherOne(phrases, at);
  if (same !== null) readNoun(state, same, at, phrases[at + 1]);
}

/** "A man on a train, mountains rushing past": what rushes is the land. */
function isOfPlace(phrases: readonly TaggedPhrase[], at: number): boolean {
  const before = phrases.slice(0, at);
  const comma = before.findLastIndex(({ role }) => role === 'comma');
  const [place, ...others] = before
    .slice(comma + 1)
    .filter(({ role }) => role !== 'determiner' && role !== 'adjective');
  const isNamed = place?.role === 'noun' && first(place, 'setting') !== undefined;
  return comma > 0 && isNamed && others.length === 0 && /ing$/u.test(phrases[at]?.text ?? '');
}

/** "A boy on a hill, Milky Way above": what is above is the sky. */
function isOfScenery(phrases: readonly TaggedPhrase[], at: number): boolean {
  const [place, next] = [phrases[at - 1], phrases[at + 1]];
  const isPlace = first(place, 'setting') !== undefined && first(place, 'thing') === undefined;
  const isLast = next === undefined || next.role === 'comma' || next.role === 'stop';
  return isPlace && isLast && phrases[at - 2]?.role === 'comma';
}

/** "A worker asleep at a desk": an adjective after its noun. */
function readAdjective(
  state: ClauseState,
  phrases: readonly TaggedPhrase[],
  phrase: TaggedPhrase,
  at: number,
): void {
  vote(state, phrase);
  const before = phrases[at - 1]?.role;
  const after = phrases[at + 1]?.role;
  const said = phrases[before === 'be' ? at - 2 : at - 1];
  const isOfMember = said?.role === 'pronoun' && MEMBER.test(said.text);
  const isAfter = isOfMember || before === 'noun' || before === 'be' || before === 'verb';
  const isLast = after !== 'noun' && after !== 'adjective' && after !== 'attribute';
  const draft = state.subjects[state.last ?? -1];
  const [shown, colour] = [first(phrase, 'state'), first(phrase, 'colour')];
  if (isLast && shown === 'burning' && state.last === null && state.votes.length > 0)
    state.effects.push({ kind: 'flames', from: null });
  else if (isOfMember && isLast && draft !== undefined && !isPerson(draft.thing) && colour)
    draft.colour = colour;
  else if (isAfter && isLast && draft !== undefined && shown !== undefined) {
    give(draft, shown === 'asleep' ? 'sleep' : null, shown);
    draft.phrases.push(at);
  } else state.modifiers = withModifier(state.modifiers, phrase, at);
}

function readBoundary(state: ClauseState, phrase: TaggedPhrase, at: number): void {
  switch (phrase.role) {
    case 'and':
      state.joined = 'and';
      break;
    case 'comma':
      endPart(state);
      state.joined = 'comma';
      break;
    case 'clause':
      endPart(state);
      if (RELATIVE.test(phrase.text)) relateClause(state, phrase.text);
      else endClause(state);
      break;
    case 'stop':
      endPart(state);
      endClause(state);
      state.last = null;
      break;
    case 'not':
      state.isDenied = true;
      break;
    case 'condition':
    case 'picture':
      readCondition(state, phrase, at);
      break;
    default:
      break;
  }
}

function endPart(state: ClauseState): void {
  closePreposition(state);
  leaveColours(state);
  state.isDenied = false;
  state.isForeign = false;
  state.passive = null;
  state.shared = null;
}

function endClause(state: ClauseState): void {
  state.agents = [];
  state.joined = null;
  state.verb = null;
  state.isListOpen = false;
}

/** A colour before "light" or "sky" is one of the whole picture. */
function readCondition(state: ClauseState, phrase: TaggedPhrase, at: number): void {
  vote(state, phrase);
  deny(state, at);
  const isLight = /light$|beams?$|rays$/u.test(phrase.text);
  if (!isLight && phrase.meanings.every(({ kind }) => kind === 'mood')) return;
  leaveColours(state);
  const { preposition } = state;
  if (preposition === null) state.isForeign = true;
  else if (preposition.kind === 'into' || preposition.kind === 'towards')
    placeIn(state, preposition);
  state.preposition = null;
}

function vote(state: ClauseState, phrase: TaggedPhrase): void {
  const hint = first(phrase, 'hint');
  if (hint !== undefined && !state.isDenied) state.votes.push({ setting: hint, weight: 1 });
}

/** What follows "without" is not shown. */
function deny(state: ClauseState, at: number): void {
  if (state.isDenied) state.denied.add(at);
}

function readNoun(state: ClauseState, phrase: TaggedPhrase, at: number, next?: TaggedPhrase): void {
  vote(state, phrase);
  const [thing, setting, effect] = [
    first(phrase, 'thing'),
    first(phrase, 'setting'),
    first(phrase, 'effect'),
  ];
  if (phrase.role === 'attribute') {
    readAttribute(state, phrase, setting, at);
    return;
  }
  const isAppearance =
    first(phrase, 'garment') !== undefined || first(phrase, 'hair') !== undefined;
  if (isAppearance && readAppearance(state, phrase, next)) return;
  // The windows of a house are a part of it.
  const isDoor = thing === 'door' && state.preposition?.kind === 'with';
  const isPart = (thing === 'window' && phrase.isPlural) || isDoor;
  const isBuilt = state.votes.some(({ setting: place }) => /village|city|street/u.test(place));
  if (isPart && (isBuilt || state.subjects.some((draft) => BUILDINGS.has(draft.thing)))) return;
  // "In her hands" says nothing new.
  if (thing === 'palms-up-together' && state.preposition !== null && state.subjects.length > 0)
    return;
  const isPlace = isPlaceHere(state, setting, thing);
  const inside = insideOf(state, thing);
  if (inside !== null) readPlace(state, inside, phrase, at);
  else if (setting !== undefined && (thing === undefined || isPlace))
    readPlaceNoun(state, setting, phrase, at);
  else if (thing === 'table' && isOnTable(state)) readPlace(state, 'table-top', phrase, at);
  else if (thing !== undefined) {
    if (setting !== undefined && !state.isDenied) state.votes.push({ setting, weight: 1 });
    readThing(state, thing, phrase, at);
  } else if (effect !== undefined) readEffect(state, effect, at);
}

/** "A robot barista", "a dog detective", "a lion statue": who has the job is no human. */
function withSpecies(before: TaggedPhrase | undefined, phrase: TaggedPhrase): TaggedPhrase {
  const [species, job] = [first(before, 'thing'), first(phrase, 'thing')];
  if (before?.role !== 'attribute' || species === undefined || job === undefined) return phrase;
  if (!isAnimate(species) || isPerson(species) || !(isPerson(job) || job === 'statue'))
    return phrase;
  const others = phrase.meanings.filter(({ kind }) => kind !== 'thing');
  return { ...phrase, meanings: [{ kind: 'thing', value: species }, ...others] };
}

/** "A street musician", "a glass door": what the first noun says about the second. */
function readAttribute(
  state: ClauseState,
  phrase: TaggedPhrase,
  setting: Setting | undefined,
  at: number,
): void {
  if (setting !== undefined) readPlace(state, setting, phrase, at);
  const [hair] = first(phrase, 'hair') === undefined ? [] : state.modifiers.colours;
  // "A red hair girl": her hair is.
  if (hair !== undefined) state.modifiers = { ...state.modifiers, hairColour: hair, colours: [] };
  const meanings = phrase.meanings.filter(({ kind }) => kind === 'state' || kind === 'colour');
  state.modifiers = withModifier(state.modifiers, { ...phrase, meanings }, at);
}
