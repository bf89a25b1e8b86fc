import { habitatOf } from '../../icons/habitats.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { mediumOf } from '../../things/media.ts';
import { wordsIn } from '../../word-list.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../scene-description.ts';
import { isAbed } from './abed.ts';
import { byRiver, bySea } from './at-borders.ts';
import { atDocks } from './at-docks.ts';
import {
  groundOf,
  inLandscape,
  isAboard,
  isBelowHull,
  isSurfaced,
  placeOfDeed,
  underTrees,
} from './at-waters.ts';
import { isOnFence, placeBeforeHome } from './before-home.ts';
import { besideOthers, outOfDoors, placeAmongGiants } from './beside-others.ts';
import { habitatOfOther, isOutAndAbout } from './homes-of-others.ts';
import { homeOf, placeOfStillLife } from './homes-of-things.ts';
import { isHeld, isKept, servedAt, settingForKept } from './kept.ts';
import { coastFor, leaveLandforms, OUT_OF_HALLS, shoreFor } from './landforms.ts';
import { offStage } from './off-stage.ts';
import { settingForWeather } from './place-for-weather.ts';
import { placeAmongPeople, placeOfPeople } from './places-of-people.ts';
import { tradeOfJobs } from './trade-of.ts';
import { fromIndoors } from './where-they-are.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;
const WILD_PLACES = /^(?:savanna|forest|jungle|desert|snow)$/u;

/** The habitat of the first subject that has one. */
function habitatOfFirst(cast: Cast): Setting | null {
  // A mouse beside an elephant is not in a room.
  const wild = cast.subjects.find(({ thing }) => WILD_PLACES.test(habitatOf(thing) ?? ''));
  const isBesideWild = /^(?:mouse-face|mouse|cat-face)$/u.test(cast.subjects[0]?.thing ?? '');
  if (wild !== undefined && isBesideWild) return habitatOf(wild.thing);
  const other = habitatOfOther(cast);
  if (other !== null) return other;
  for (const [at, { thing, motions }] of cast.subjects.entries()) {
    if (isKept(cast, at) || (at === 0 && isAboard(cast))) continue;
    const isOnRunway = motions.includes('launch') || motions.includes('land');
    if (isOnRunway && /^(?:airplane|small-airplane|helicopter)$/u.test(thing)) return 'airfield';
    const habitat = servedAt(cast, at) ?? habitatOf(thing);
    if (habitat === 'space' && motions.includes('launch')) return 'launch-site';
    const isOnFoot = motions.includes('run') || motions.includes('walk');
    const isOfSea = habitat === 'underwater' || habitat === 'sea';
    if (isOnFoot && isOfSea && thing !== 'tentacle') continue;
    // What is held does not fly.
    if (habitat === 'sky' && isHeld(cast, at)) continue;
    // Who sits on a rock is seen above the water.
    if (/merpeople/u.test(thing) && motions.includes('sit')) return 'beach';
    if (habitat !== null) return besideOthers(cast, habitat, motions);
  }
  return null;
}

const LIVES_IN_WATER = new Set(
  wordsIn(`
    fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster crab coral
    person-merpeople turtle whale dolphin submarine seahorse clownfish oyster hammerhead eel manta-ray
    starfish sea-urchin sea-anemone anglerfish sea-turtle spiral-shell seaweed hermit-crab
  `),
);
/** Places in which a waterfall is what one looks at. */
const NEAR_FALLS: ReadonlySet<Setting> = new Set([
  'jungle',
  'forest',
  'mountains',
  'river',
  'meadow',
  // The pool under a fall is no swimming pool.
  'poolside',
  'pool',
]);

/** Places that become the snow landscape; others can be covered in snow. */
const UNDER_SNOW: ReadonlySet<Setting> = new Set(['forest', 'meadow', 'jungle']);
const TRAINS = /train$|^(?:locomotive|railway-car|metro|light-rail)$/u;
const SKIERS = /^(?:skier|snowboarder|skis|sled)$/u;

function isOutOfWater({ motions }: Subject, relations: SceneDescription['relations']): boolean {
  return (
    motions.includes('jump') || relations.some(({ from, kind }) => from === 0 && kind === 'out-of')
  );
}

function refine(setting: Setting, isSnowy: boolean, { subjects, relations }: Cast): Setting {
  if (UNDER_SNOW.has(setting) && isSnowy) return 'snow';
  const has = (thing: string) => subjects.some((one) => one.thing === thing);
  if (NEAR_FALLS.has(setting) && has('waterfall')) return 'waterfall';
  const isByPalms = setting === 'beach' && has('palm-tree');
  if ((setting === 'city' || isByPalms) && has('pyramid')) return 'desert';
  if (setting === 'cave' && LIVES_IN_WATER.has(subjects[0]?.thing ?? '')) return 'underwater';
  if (setting === 'stage') return offStage({ subjects, relations }, isSnowy);
  const isTraveller = isPerson(subjects[0]?.thing ?? '');
  if (setting === 'airport' && !isTraveller && (has('airplane') || has('helicopter')))
    return 'airfield';
  if (setting === 'castle' && OUT_OF_HALLS.some(has)) return 'meadow';
  if (setting === 'meadow' && (has('tractor') || has('combine-harvester'))) return 'farm';
  // What is launched into space leaves the Earth.
  if (setting === 'space' && subjects.some(({ motions }) => motions.includes('launch')))
    return 'launch-site';
  // Slopes that one slides down are white.
  if (
    setting === 'mountains' &&
    subjects.some(({ motions, thing }) => motions.includes('slide') || SKIERS.test(thing))
  )
    return relations.some(({ kind, to }) => kind === 'into' && to === null)
      ? (shoreFor(subjects) ?? 'snow')
      : 'snow';
  // Where it is icy, a ship goes between the floes.
  if (setting === 'snow' && AFLOAT.test(subjects[0]?.thing ?? '')) return 'iceberg';
  if (setting === 'lake' && has('surfboard')) return 'beach';
  if (setting === 'road' && has('racing-car')) return 'racetrack';
  if (setting === 'corridor' && has('tunnel'))
    return subjects.some(({ thing }) => TRAINS.test(thing)) ? 'railway' : 'road';
  if (setting === 'sea') {
    const shore = coastFor(subjects);
    if (shore !== null) return shore;
    if (isBelowHull({ subjects, relations })) return 'underwater';
    const [first] = subjects;
    const isFish = first !== undefined && LIVES_IN_WATER.has(first.thing);
    const isAbove = relations.some(
      ({ from, kind }) => from === 0 && (kind === 'over' || kind === 'on'),
    );
    if (
      isFish &&
      !isAbove &&
      !isSurfaced({ subjects, relations }) &&
      !isOutOfWater(first, relations)
    )
      return 'underwater';
  }
  return setting;
}

/** A place that is named wins over a likely one; of several, the one with the most evidence, then the first. */
function mostNamed(votes: readonly PlaceVote[], isOnIt: boolean): Setting | null {
  const sums = new Map<Setting, number>();
  for (const { setting, weight } of votes) sums.set(setting, (sums.get(setting) ?? 0) + weight);
  // Who is on a roof in Bali sees the roof.
  if (isOnIt && (sums.get('rooftops') ?? 0) >= 4)
    for (const around of ['beach', 'city', 'village', 'street'] as const) sums.delete(around);
  // Snow lies on other places rather than being one of its own.
  const isElsewhere = [...sums].some(
    ([setting, sum]) => !/^(?:snow|sky)$/u.test(setting) && (sum >= 2 || setting === 'street'),
  );
  if (isElsewhere) {
    sums.delete('snow');
    if ((sums.get('sky') ?? 0) < 8) sums.delete('sky');
  }
  leaveLandforms(sums);
  // Who is in a café of Paris sees the café.
  if ([...sums].some(([setting, sum]) => INDOORS.has(setting) && sum >= 2)) sums.delete('city');
  let best: Setting | null = null;
  for (const [setting, sum] of sums)
    if (best === null || sum > (sums.get(best) ?? 0)) best = setting;
  // Roller skates go on wood.
  return best === 'ice-rink' && sums.has('skatepark') ? 'arena' : best;
}

const BUILDINGS = new Set(
  wordsIn(`
    house cottage modern-house barn castle lighthouse windmill tower church hospital school
    skyscraper factory hut diner hotel bank treehouse log-cabin haunted-house factory-building bridge stone-bridge city-gate classical-building
  `),
);

/** Where one is who is not in the building but in front of it. */
const OUTSIDE: Readonly<Partial<Record<Setting, Setting>>> = {
  castle: 'meadow',
  hospital: 'street',
  classroom: 'street',
  shop: 'street',
  restaurant: 'street',
  library: 'street',
  room: 'village',
  kitchen: 'village',
  church: 'village',
  lobby: 'street',
  factory: 'city',
  stairwell: 'street',
  courtroom: 'street',
};

/** A building is seen from outside. */
function fromOutside(setting: Setting, { subjects, relations }: Cast): Setting {
  const isSeen = subjects.some(
    ({ thing }, at) =>
      BUILDINGS.has(thing) && !relations.some(({ kind, to }) => to === at && kind === 'in'),
  );
  const isAtBridge = relations.some(
    ({ kind, to }) =>
      (kind === 'on' || kind === 'under') && /bridge$/u.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const outside = isSeen ? (OUTSIDE[setting] ?? setting) : setting;
  // Whose trade has a room has left it.
  return isAtBridge && INDOORS.has(outside) ? 'village' : outside;
}

const AFLOAT =
  /^(?:raft|rubber-raft|rowing-shell|canoe|kayak|dinghy|sailboat|speedboat|motor-boat|jet-ski|pirate-ship|sailed-pirate-ship|tall-ship|passenger-ship|ship|ferry|cruise-ship|ghost-ship|container-ship|fishing-boat|tugboat|longship|yacht|aircraft-carrier|oil-rig)$/u;
const ALOFT: ReadonlySet<string> = new Set(['fly', 'float', 'launch', 'rise', 'fall', 'circle']);

/** "A ship in a storm, lightning in the sky": who is on the ground is not in the sky. */
export function isOnEarth({ subjects, relations }: Cast): boolean {
  const [first] = subjects;
  const medium = mediumOf(first?.thing ?? '');
  if (first === undefined || medium === undefined) return false;
  if (medium === 'boat' || medium === 'scenery') return true;
  const mount = relations.find(
    ({ from, kind }) => from === 0 && (kind === 'ride' || kind === 'on'),
  );
  if (/^cloud$/.test(subjects[mount?.to ?? -1]?.thing ?? '')) return false;
  if (mediumOf(subjects[mount?.to ?? -1]?.thing ?? '') === 'air') return false;
  return medium === 'land' && !first.motions.some((motion) => ALOFT.has(motion));
}

/** Whoever wears pyjamas is about to go to bed, or just got up. */
const isDressedForBed = ({ look, motions }: Subject): boolean =>
  !motions.some((one) => one === 'walk' || one === 'run') &&
  look?.clothes.some(({ word }) => /^(?:pyjamas?|pajamas?|pjs|nightgown)$/u.test(word ?? '')) ===
    true;

export function chooseSetting(
  votes: readonly PlaceVote[],
  scene: Pick<SceneDescription, 'weather' | 'particles' | 'subjects' | 'relations'> & {
    readonly isAd?: boolean;
  },
): Setting {
  if (votes.every(({ weight }) => weight < 2) && isAbed(scene)) return 'bedroom';
  // A balloon makes the sky likely, but not for the sheep below it.
  const least = isOnEarth(scene) ? 5 : groundOf(scene) === null ? 0 : 1;
  const isOnIt = scene.relations.some(
    ({ from, kind, to }) => from === 0 && kind === 'on' && to === null,
  );
  const isCounted = ({ setting, weight }: PlaceVote) => setting !== 'sky' || weight > least;
  const best = mostNamed(fromIndoors(votes, scene).filter(isCounted), isOnIt);
  // A ship in a bottle is not at sea.
  const isOnlyLikely = best === 'sea' && votes.every(({ weight }) => weight === 1);
  if (isOnlyLikely && isKept(scene, 0) && scene.isAd !== true) return 'table-top';
  // "In the water" is wherever one swims.
  const home = habitatOfFirst(scene);
  const isWater = votes.every(({ setting, weight }) => setting === 'lake' && weight === 1);
  if (best === 'lake' && isWater && (home === 'sea' || home === 'underwater')) return home;
  const isSnowy =
    votes.some(({ setting }) => setting === 'snow') || scene.weather.includes('snowfall');
  const isSaid = votes.some(({ weight }) => weight > 1) || scene.isAd === true;
  const among = isSaid ? null : placeAmongGiants(scene.subjects);
  if (among !== null) return among;
  const trade = votes.some(({ weight }) => weight > 1) ? null : tradeOfJobs(scene);
  if (trade !== null && scene.isAd !== true) return trade;
  if (best !== null) {
    const named = inLandscape(byRiver(bySea(best, votes), votes, scene), scene);
    const inChurch = votes.filter(({ setting }) => setting === 'church').length > 1;
    if (named === 'church' && inChurch) return 'church';
    return placeAmongPeople(
      refine(atDocks(fromOutside(named, scene), scene), isSnowy, scene),
      scene,
    );
  }
  const isAlone = scene.subjects.length === 2 && isKept(scene, 0);
  if (isAlone && scene.isAd !== true) return 'table-top';
  const inside = placeAmongPeople('abstract', scene);
  if (inside !== 'abstract') return inside;
  const usual = placeBeforeHome(scene) ?? (isOnFence(scene) ? 'garden' : placeOfPeople(scene));
  if (scene.isAd !== true && usual !== null) return atDocks(fromOutside(usual, scene), scene);
  if (scene.isAd !== true && scene.subjects.some(isDressedForBed)) return 'bedroom';
  const weather = settingForWeather(scene);
  const still = scene.isAd === true || weather !== null ? null : placeOfStillLife(scene);
  const found = placeOfDeed(scene) ?? still ?? underTrees(habitatOfFirst(scene), scene);
  const habitat = found === 'room' && isOutAndAbout(scene) ? (weather ?? 'park') : found;
  // A prompt that speaks of the weather is set outdoors, also for subjects that live indoors.
  const isIndoors = habitat === 'room' || habitat === 'kitchen';
  const kept = settingForKept(scene);
  const usually = scene.isAd === true || kept !== 'abstract' ? kept : homeOf(scene.subjects);
  const liked = (isIndoors ? (weather ?? habitat) : (habitat ?? weather)) ?? usually;
  // A boat is on the water, also when a fish is named first.
  const isAfloat = scene.subjects.some(({ thing }) => AFLOAT.test(thing));
  if (liked === 'underwater' && isBelowHull(scene)) return 'underwater';
  const isUp = isAfloat || (liked === 'underwater' && isSurfaced(scene));
  const likely = (liked === 'underwater' || liked === 'sky') && isUp ? 'sea' : liked;
  const isFromGround = scene.relations.some(
    ({ from, kind, to }) =>
      from === 0 &&
      kind === 'out-of' &&
      (mediumOf(scene.subjects[to ?? -1]?.thing ?? '') ?? 'object') === 'object',
  );
  if (likely === 'sky' && isFromGround) return 'meadow';
  if (likely === 'sky' && scene.isAd !== true) return groundOf(scene) ?? 'sky';
  const last = atDocks(fromOutside(likely, scene), scene);
  const isRoom = (last === 'room' || last === 'kitchen') && scene.isAd !== true;
  return isRoom ? (outOfDoors(scene.subjects) ?? last) : last;
}
