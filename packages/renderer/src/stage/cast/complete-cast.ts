import { isField } from '../../parse-prompt/description/field-of-flowers.ts';
import { isFujiBehind } from '../../parse-prompt/places/distant-peaks.ts';
import type { Relation, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { waysideOf } from '../../scene/wayside.ts';
import { thingOf, traitsOfThing } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { prepareGames } from '../ensembles/games.ts';
import { pairUp } from '../ensembles/pairs.ts';
import { prepareTeams } from '../ensembles/team-games.ts';
import { workInKitchens } from './at-stoves.ts';
import { composeThings } from './compose-things.ts';
import { provideForAnimals } from './for-animals.ts';
import { giveActs } from './give-acts.ts';
import { isLevelSlide } from './on-bellies.ts';
import { layByTheBed, layOnTheirTable } from './on-their-table.ts';
import { isOfAudience } from './onlookers.ts';
import { sitAtWindow } from './out-of-window.ts';
import { brewPotions } from './potions.ts';
import { pourFromFlasks } from './pour.ts';
import { stepIntoShowers } from './showers.ts';
import { putOnSkates } from './skates.ts';
import { leaveInWater } from './wild-things.ts';

const OF_PEOPLE =
  /^(?:umbrella|handbag|backpack|briefcase|camera|mobile-phone|smartphone|basket|guitar|newspaper)$/;
const LEAVES = /herb|leaf|leaves|seedling/;

/** What the prompt takes for granted: tools, seats, a slope to slide down. */
export function completeCast(draft: Draft, description: SceneDescription, scenery: Scenery): void {
  leaveInWater(draft, scenery);
  composeThings(draft, description);
  doYoga(draft);
  stepIntoShowers(draft);
  putOnSkates(draft, description);
  handToPeople(draft);
  pourFromFlasks(draft);
  brewPotions(draft, description.setting);
  prepareGames(draft, description);
  prepareTeams(draft, description);
  workInKitchens(draft, description.setting);
  giveActs(draft, description, scenery);
  pairUp(draft);
  eatFromTrees(draft);
  giveTools(draft);
  fillBowls(draft, scenery);
  provideForAnimals(draft, description, scenery);
  giveSeats(draft, description, scenery);
  sitAtWindow(draft, description);
  layOnTheirTable(draft);
  layByTheBed(draft);
  giveSlopes(draft, description);
}

/** What only people carry is not held by the animal beside them; yoga is done by who is there. */
function handToPeople({ subjects, relations }: Draft): void {
  const person = subjects.findIndex(({ thing }) => isDrawnPerson(thing));
  if (person === -1) return;
  for (const [at, { from, kind, to }] of relations.entries()) {
    if (kind !== 'hold' || to === null || isDrawnPerson(subjects[from]?.thing ?? '')) continue;
    const hands = relations.some((one) => one.from === person && one.kind === 'hold');
    if (!hands && OF_PEOPLE.test(subjects[to]?.thing ?? ''))
      relations[at] = { from: person, kind, to };
  }
}

/** Yoga is done by who is there, or by somebody. */
function doYoga({ subjects, relations }: Draft): void {
  const yoga = subjects.findIndex(({ thing }) => thing === 'person-in-lotus-position');
  const pose = subjects[yoga];
  if (pose === undefined) return;
  const at = subjects.findIndex(({ thing }) => isDrawnPerson(thing));
  const person = subjects[at];
  if (person === undefined) {
    subjects[yoga] = { ...pose, thing: 'woman', motions: [...pose.motions, 'meditate'] };
    return;
  }
  subjects[at] = { ...person, motions: [...person.motions, 'meditate'] };
  subjects[yoga] = { ...pose, count: 0 };
  for (const [index, relation] of relations.entries())
    if (relation.from === yoga) relations[index] = { ...relation, from: at };
}

/** Leaves that are eaten are those of the tree that one is at. */
function eatFromTrees({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    if (kind !== 'eat' || to === null || !LEAVES.test(subjects[to]?.thing ?? '')) continue;
    const tree = relations.find(
      (one) =>
        one.from === from && one.to !== null && /tree|acacia/.test(subjects[one.to]?.thing ?? ''),
    );
    const leaves = subjects[to];
    if (tree === undefined || leaves === undefined) continue;
    relations[at] = { from, kind, to: tree.to };
    subjects[to] = { ...leaves, count: 0 };
    relations.splice(relations.indexOf(tree), 1);
    return;
  }
}

/** Who waters has a can, who pours has a flask. */
function giveTools(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind } of [...relations]) {
    if (kind !== 'water' && kind !== 'pour') continue;
    const hands = relations.some((one) => one.from === from && one.kind === 'hold');
    if (hands || traitsOfThing(subjects[from]?.thing ?? '').build === 'whole') continue;
    const isHose = subjects[from]?.states.includes('spraying') === true;
    const can = isHose ? 'garden-hose' : 'watering-can';
    const to = add(draft, kind === 'water' ? can : 'flask');
    relations.push({ from, kind: 'hold', to });
  }
}

/** A fish out of water is in the bowl, if there is one. */
function fillBowls({ subjects, relations }: Draft, scenery: Scenery): void {
  if (scenery.surface === 'deep' || scenery.surface === 'water') return;
  const bowl = subjects.findIndex(({ thing }) => /^(?:fish-|castle-)?bowl$/.test(thing));
  if (bowl === -1) return;
  for (const [from, { thing }] of subjects.entries()) {
    const isFish = thingOf(thing)?.medium === 'water';
    if (isFish && !relations.some((one) => one.from === from && /^(?:in|out-of)$/.test(one.kind)))
      relations.unshift({ from, kind: 'in', to: bowl });
  }
}

const ARMCHAIRS: ReadonlySet<string> = new Set(['room', 'library', 'castle', 'club', 'studio']);
const WOODS: ReadonlySet<string> = new Set(['forest', 'jungle', 'campsite', 'mountains', 'cave']);
const CARRYING: ReadonlySet<string> = new Set([
  'on',
  'in',
  'ride',
  'drive',
  'at',
  'around',
  'under',
  'against',
  'behind',
]);

/** Who sits and does not say on what. */
function giveSeats(draft: Draft, { setting }: SceneDescription, scenery: Scenery): void {
  if (setting === 'carriage') {
    giveTrainSeats(draft);
    return;
  }
  if (
    scenery.surface !== 'ground' ||
    ['beach', 'snow', 'moon', 'mars', 'sky', 'hot-spring'].includes(setting)
  )
    return;
  for (const [from, { thing, motions, states, count }] of [...draft.subjects].entries()) {
    const isSitting = motions.includes('sit') || states.includes('sitting');
    const isPlaced = draft.relations.some((one) => one.from === from && CARRYING.has(one.kind));
    const isOnGround =
      states.includes('lying') &&
      draft.relations.some((one) => one.from === from && one.kind === 'in-front-of');
    if (!isSitting || isPlaced || isOnGround || count > 1 || !isDrawnPerson(thing)) continue;
    // Who lies in the grass lies on the ground.
    const isLying = states.includes('lying');
    if (isLying && !INDOORS.has(setting)) continue;
    const seat =
      setting === 'poolside'
        ? 'sun-lounger'
        : isLying
          ? 'sofa'
          : ARMCHAIRS.has(setting)
            ? 'armchair'
            : INDOORS.has(setting)
              ? 'chair'
              : WOODS.has(setting)
                ? 'stump'
                : 'bench';
    draft.relations.push({ from, kind: 'on', to: add(draft, seat) });
  }
}

function giveTrainSeats(draft: Draft): void {
  for (const [from, { thing, motions, count }] of [...draft.subjects].entries()) {
    if (!isDrawnPerson(thing) || !motions.includes('sit')) continue;
    draft.relations.unshift({ from, kind: 'on', to: add(draft, 'train-seat', { count }) });
  }
}

/** Who slides in the ice slides down an iceberg. */
function giveSlopes(draft: Draft, { setting }: SceneDescription): void {
  if (setting !== 'iceberg' || draft.subjects.some(({ thing }) => thing === 'iceberg')) return;
  for (const [from, { motions }] of [...draft.subjects].entries()) {
    if (!motions.includes('slide') || isLevelSlide(from, draft.relations)) continue;
    draft.relations.unshift({ from, kind: 'on', to: add(draft, 'iceberg') });
    return;
  }
}

const WET: ReadonlySet<string> = new Set([
  'sea',
  'harbour',
  'beach',
  'lake',
  'iceberg',
  'sea-cliffs',
]);
const HAS_WINDOW = /^(?:carriage|bedroom|kitchen|attic|nursery|airport|classroom|office|hospital)$/;
const PEAKS = /^(?:mountains|summit|lake|river|snow|glacier)$/;
const LAMPLIT = /^(?:street|city)$/;
const LIT: ReadonlySet<string> = new Set(['street', 'city', 'rooftops', 'flat-roof', 'road']);

/** A huge wave, or one that breaks on something, is more than the sea itself shows. */
function isTowering(subject: Subject | undefined, own: Relation | undefined): boolean {
  const isBreaking =
    own?.kind === 'over' || own?.kind === 'into' || (own?.kind === 'against' && own.to !== null);
  return isBreaking || subject?.size === 'big' || subject?.size === 'giant';
}

/** What some places have anyway, or do not have: at a station one is on the way home. */
const FITTED: Readonly<Record<string, readonly string[]>> = {
  chandelier: ['lobby', 'ballroom'],
  'lantern-cord': ['square', 'rooftop-bar', 'alley'],
  crane: ['port'],
  'shipping-container': ['port'],
  'globe-showing-americas': ['spaceship-inside'],
  mirror: ['bathroom', 'hair-salon'],
  blackboard: ['classroom'],
  house: ['alley', 'canal', 'platform', 'station', 'airport', 'subway', 'port'],
  cottage: ['alley', 'canal'],
};
/** Where a clock hangs on the wall. */
const HAS_CLOCK = /^(?:classroom|platform|office|station)$/;
/** A diner has its own sign. */
const hasDiner = (subjects: readonly Subject[]) => subjects.some(({ thing }) => thing === 'diner');

/** Whether the setting or another thing shows it already. */
export function isShownAlready(
  at: number,
  { subjects, relations }: Draft,
  description: SceneDescription,
): boolean {
  const { setting, extras, title, fromAbove } = description;
  const subject = subjects[at];
  const thing = subject?.thing;
  const isOfWood = fromAbove !== undefined || extras?.includes('redwoods') === true;
  if (isOfWood && /tree$|^(?:wave|bush|herb)$/.test(thing ?? '')) return true;
  const isMeadow = setting === 'meadow' && subject !== undefined && isField(subject);
  if (isMeadow || (subject !== undefined && waysideOf(description) === subject)) return true;
  if (thing === 'mount-fuji' && isFujiBehind(description)) return true;
  if (setting === 'railway' && /^(?:stone-)?bridge$/.test(thing ?? '')) return true;
  const [own] = relations.filter(({ from }) => from === at);
  const isUsed = relations.some(
    ({ to, kind }) => to === at && ['on', 'ride', 'drive', 'at', 'against'].includes(kind),
  );
  if (FITTED[thing ?? '']?.includes(setting) === true) return true;
  if (thing === 'alarm-clock') return HAS_CLOCK.test(setting) && !isUsed && own?.kind !== 'on';
  switch (thing) {
    case 'wave':
      return WET.has(setting) && !isUsed && !isTowering(subject, own);
    case 'waterfall':
      return (
        (setting === 'waterfall' && !isUsed) ||
        subjects.some((one) => one.thing === 'floating-island')
      );
    case 'snow-capped-mountain':
    case 'mountain':
      return PEAKS.test(setting) || (extras?.includes('peaks') === true && !isUsed);
    case 'street-lamp':
      return LAMPLIT.test(setting) && subjects.length === 1;
    case 'beehive':
      return subjects.some((one) => one.thing === 'honeycomb');
    case 'airplane':
    case 'spaceship':
    case 'helicopter':
    case 'rocket':
      return (setting === 'cockpit' || setting === 'airport') && subjects.length > 1;
    case 'office-building':
    case 'skyscraper':
      return setting === 'office' && subjects.length > 1;
    case 'headstone':
      return setting === 'graveyard' && !isUsed;
    case 'window':
      return (HAS_WINDOW.test(setting) && !isUsed) || extras?.includes('from-outside') === true;
    case 'child':
    case 'person':
      return isOfAudience(subject, description, subjects.length);
    case 'neon-sign':
      if (extras?.includes('neon-signs') === true || hasDiner(subjects)) return true;
      return (LIT.has(setting) && !isUsed && subject?.count !== 1) || title !== null;
    case 'candle':
      return own?.to != null && subjects[own.to]?.thing === 'birthday-cake';
    default:
      return false;
  }
}
