import { BUILDINGS, isAnimate } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Effect, Place, Relation, RelationKind, Setting } from '../scene-description.ts';
import { type Kind, valuesIn } from '../vocabulary.ts';
import type { VerbUse } from '../words/verb-forms.ts';
import { type Draft, type Modifiers, NO_MODIFIERS } from './subject-drafts.ts';

/** Prepositions of place, and those whose meaning depends on what they join. */
export type Preposition = Place | 'with' | 'of' | 'from' | 'by' | 'for' | 'past';

/** A place that the prompt names, and how strongly. */
export interface PlaceVote {
  readonly setting: Setting;
  readonly weight: number;
  /** The phrase that names it. */
  readonly at?: number;
}

interface OpenVerb {
  readonly use: VerbUse;
  readonly agents: readonly number[];
  readonly isPassive: boolean;
  object: number | null;
}

export interface OpenPreposition {
  readonly kind: Preposition;
  /** Indices of the subjects that it places; empty at the start of a sentence. */
  readonly from: readonly number[];
  /** Whether nothing was named before it: "On a hill, a fox". */
  readonly isFronted: boolean;
  /** Whether hair or clothes came after it. */
  readonly isOfLook?: true;
  /** Whether a place came after it. */
  readonly isOfPlace?: true;
}

/** What is known while the phrases are read one after the other. */
export interface ClauseState {
  readonly subjects: Draft[];
  readonly relations: Relation[];
  readonly votes: PlaceVote[];
  readonly effects: { kind: Effect; from: number | null }[];
  /** Phrases of what the prompt does not want to see. */
  readonly denied: Set<number>;
  /** Who the clause is about. */
  agents: number[];
  /** Who the first clause is about: what "it" means later. */
  main: number[];
  /** Those of whom one was told apart, and who was: what "the other" means later. */
  split: readonly number[];
  /** The last thing named; null after a place. */
  last: number | null;
  /** The last effect named, until something says where it comes from. */
  effect: number | null;
  verb: OpenVerb | null;
  preposition: OpenPreposition | null;
  /** The "with" that a noun after "and" shares: "with ice and lemons". */
  shared: OpenPreposition | null;
  /** Whether the last thing came after "with": what follows is said of whom it is with. */
  isLastWith: boolean;
  /** A passive verb whose agent comes after "by". */
  passive: { readonly use: VerbUse; readonly object: number } | null;
  /** A verb or a place before its subject: "Running through the forest, a fox". */
  fronted: { verbs: OpenVerb[]; places: { kind: RelationKind; to: number | null }[] };
  modifiers: Modifiers;
  joined: 'and' | 'comma' | null;
  /** Whether the last of those whom the clause is about came after a comma, without "and". */
  isByComma: boolean;
  isDenied: boolean;
  /** Whether nouns that follow join the subject of the clause: nothing but nouns came so far. */
  isListOpen: boolean;
  /** A condition is the subject of the clause: "while rain runs down". */
  isForeign: boolean;
  /** The place that was just named, and whom the preposition before it places. */
  lastPlace: { readonly from: readonly number[]; readonly vote: number } | null;
  /** Whether the last noun was a field, which may be one of flowers. */
  isAfterField: boolean;
  /** Verbs of those who have something that goes with it: who skate, surf or read. */
  readonly rides: OpenVerb[];
  accent: string | null;
  /** Colours that no subject took. */
  readonly colours: string[];
}

export function newState(): ClauseState {
  return {
    subjects: [],
    relations: [],
    votes: [],
    effects: [],
    denied: new Set(),
    agents: [],
    main: [],
    split: [],
    last: null,
    effect: null,
    verb: null,
    preposition: null,
    passive: null,
    shared: null,
    isLastWith: false,
    fronted: { verbs: [], places: [] },
    modifiers: NO_MODIFIERS,
    joined: null,
    isByComma: false,
    isDenied: false,
    isListOpen: false,
    isForeign: false,
    lastPlace: null,
    isAfterField: false,
    rides: [],
    accent: null,
    colours: [],
  };
}

export function first<Of extends Kind>(phrase: TaggedPhrase | undefined, kind: Of) {
  return valuesIn(phrase?.meanings ?? [], kind)[0];
}

export function draftAt(state: ClauseState, at: number | null | undefined): Draft | undefined {
  return at === null || at === undefined ? undefined : state.subjects[at];
}

/**
 * "A man in a suit and a woman": she is nothing that he wears.
 * "Over a river and a bridge": what does nothing by itself is below as well.
 */
export function sharedWith({ shared }: ClauseState, next: Draft | undefined) {
  const thing = next?.thing ?? '';
  if (shared !== null && shared.kind !== 'with' && shared.isOfPlace !== true)
    return isAnimate(thing) || shared.isOfLook === true ? null : shared;
  if (shared?.isOfPlace === true) return BUILDINGS.has(thing) ? shared : null;
  return shared?.isOfLook === true && isAnimate(thing) ? null : shared;
}

export function relate(
  { relations }: ClauseState,
  from: number,
  kind: RelationKind,
  to: number | null,
): void {
  const isKnown = relations.some(
    (each) => each.from === from && each.to === to && each.kind === kind,
  );
  if (from !== to && !isKnown) relations.push({ from, kind, to });
}

/** Colours before what is no thing are those of the whole picture. */
export function leaveColours(state: ClauseState): void {
  const { colours } = state.modifiers;
  state.accent ??= colours[0] ?? null;
  state.colours.push(...colours);
  state.modifiers = NO_MODIFIERS;
}
