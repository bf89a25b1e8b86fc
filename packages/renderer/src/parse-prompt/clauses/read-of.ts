import { FLOWER } from '../../things/plants/flower-names.ts';
import { materialOf } from '../description/substances.ts';
import {
  BUILDINGS,
  isAnimate,
  isContainer,
  isPerson,
  isVehicle,
  LADEN,
} from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { ClauseState, OpenPreposition } from './clause-state.ts';
import { draftAt } from './clause-state.ts';
import { inContainer } from './one-product.ts';
import type { Draft } from './subject-drafts.ts';

/** The colour of stone. */
const STONE = '#a7adb5';
/** A likeness is drawn as what it shows, in stone. */
const LIKENESS = /(?:^|-)(?:statue|sculpture|bust|monument|gargoyle)s?$/u;
/** Words before "of" that only say what shape there is of something, with the things of that shape. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  ball: /^(?:yarn|thread)$/u,
  pot: /^(?:pot-of-food|steaming-bowl|ramen-bowl|soup-bowl|honey-pot|hot-beverage|teapot)$/u,
  bowl: /^(?:pot-of-food|steaming-bowl|ramen-bowl|soup-bowl|green-salad|spaghetti|cooked-rice|curry-rice|popcorn)$/u,
  bucket: /^popcorn$/u,
  bag: /^popcorn$/u,
  bouquet: new RegExp(`^(?:${FLOWER}|lotus)$`, 'u'),
};

/** What comes before "of": a place, a thing that holds or shapes what follows, or nothing that is seen. */
export function beforeOf(state: ClauseState): OpenPreposition {
  const { lastPlace, last } = state;
  if (lastPlace !== null) {
    // "The summit of a mountain" is more than a mountain.
    if (state.votes[lastPlace.vote]?.setting !== 'summit') state.votes.splice(lastPlace.vote, 1);
    return { kind: 'on', from: lastPlace.from, isFronted: false };
  }
  const before = draftAt(state, last);
  const isLoaded = before?.states.includes('full') === true && !isAnimate(before.thing);
  const holds =
    before !== undefined && (isContainer(before.thing) || isLoaded || LADEN.test(before.thing));
  return { kind: 'of', from: holds && last !== null ? [last] : [], isFronted: false };
}

/** "A lion of fire", "a castle of ice": nothing else is there. */
function isShapedOf({ thing }: Draft): boolean {
  const isMade = isAnimate(thing) || isVehicle(thing) || BUILDINGS.has(thing);
  return isMade && !isPerson(thing);
}

/** "A ball of yarn", "a statue of a lion", "a can of soda": one thing. Returns whether it is. */
export function becomesOne(
  { preposition, last, subjects, modifiers, verb }: ClauseState,
  thing: string,
  text: string,
): boolean {
  const before = last === null ? undefined : subjects[last];
  if (preposition?.kind !== 'of' || before === undefined) return false;
  // "A mouse eats a piece of cheese": it is what is eaten that is of cheese.
  const isOfObject = verb?.object === null && verb.agents.includes(last ?? -1);
  if (materialOf(text) !== null && !modifiers.isKnown && isShapedOf(before) && !isOfObject)
    return true;
  const filled = inContainer(before.thing, thing);
  if (filled !== null) {
    before.thing = filled;
    return true;
  }
  if (LIKENESS.test(before.word)) {
    before.colour ??= STONE;
    before.motions = [];
  } else if (SHAPES[before.word]?.test(thing) !== true) return false;
  // A bouquet keeps its own drawing.
  if (before.word !== 'bouquet') before.thing = thing;
  return true;
}

const HERD = /^(?:caravan|herd|flock|pack|swarm|pod|fleet|convoy|parade|choir|team|army|colony)$/u;
const HERD_COUNT = 4;

/** "A camel caravan": a word after an animal that says how many there are. */
export function readHerd(
  { subjects, last }: ClauseState,
  before: TaggedPhrase | undefined,
  { text }: TaggedPhrase,
  at: number,
): void {
  const draft = subjects[last ?? -1];
  if (draft === undefined || before?.role !== 'noun' || !HERD.test(text)) return;
  if (!isAnimate(draft.thing) || draft.count > 1) return;
  draft.count = HERD_COUNT;
  draft.phrases.push(at);
}
