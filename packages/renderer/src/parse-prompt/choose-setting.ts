import { habitatOf } from '../icons/habitats.ts';
import { mediumOf } from '../things/media.ts';
import { wordsIn } from '../word-list.ts';
import type { PlaceVote } from './clause-state.ts';
import { isContainer, isPerson } from './kinds-of-things.ts';
import { placeAmongPeople, placeOfPeople } from './places-of-people.ts';
import type { SceneDescription, Setting, Subject } from './scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** A fish in a bowl is at home in a room. */
function isKept({ subjects, relations }: Cast, at: number): boolean {
  return relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'in' && to !== null && isContainer(subjects[to]?.thing ?? ''),
  );
}

/** Flowers in a vase stand on a table. */
function settingForKept(cast: Cast): Setting {
  return cast.subjects.some((_, at) => isKept(cast, at)) ? 'table-top' : 'abstract';
}

/** The habitat of the first subject that has one. */
function habitatOfFirst(cast: Cast): Setting | null {
  for (const [at, { thing, motions }] of cast.subjects.entries()) {
    if (isKept(cast, at)) continue;
    const habitat = habitatOf(thing);
    const isOnFoot = motions.includes('run') || motions.includes('walk');
    if (isOnFoot && (habitat === 'underwater' || habitat === 'sea')) continue;
    if (habitat !== null)
      return habitat === 'sea' && motions.includes('swim') ? 'underwater' : habitat;
  }
  return null;
}

function settingForWeather({
  weather,
  particles,
}: Pick<SceneDescription, 'weather' | 'particles'>): Setting | null {
  if (weather.includes('aurora')) return 'snow';
  if (weather.includes('rain') || weather.includes('storm')) return 'city';
  if (weather.includes('snowfall')) return 'snow';
  if (weather.includes('rainbow')) return 'meadow';
  if (particles.includes('fireworks')) return 'city';
  if (particles.includes('leaves') || particles.includes('fireflies')) return 'forest';
  if (particles.includes('confetti')) return 'stage';
  return null;
}

const LIVES_IN_WATER = new Set(
  wordsIn(`
    fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster crab coral
    person-merpeople turtle whale dolphin submarine
  `),
);
/** Places in which a waterfall is what one looks at. */
const NEAR_FALLS: ReadonlySet<Setting> = new Set([
  'jungle',
  'forest',
  'mountains',
  'river',
  'meadow',
]);

/** Places that become the snow landscape; others can be covered in snow. */
const UNDER_SNOW: ReadonlySet<Setting> = new Set(['forest', 'meadow', 'jungle']);

function isOutOfWater({ motions }: Subject, relations: SceneDescription['relations']): boolean {
  return (
    motions.includes('jump') || relations.some(({ from, kind }) => from === 0 && kind === 'out-of')
  );
}

function refine(setting: Setting, isSnowy: boolean, { subjects, relations }: Cast): Setting {
  if (UNDER_SNOW.has(setting) && isSnowy) return 'snow';
  const has = (thing: string) => subjects.some((one) => one.thing === thing);
  if (NEAR_FALLS.has(setting) && has('waterfall')) return 'waterfall';
  if (setting === 'sea') {
    const [first] = subjects;
    const isFish = first !== undefined && LIVES_IN_WATER.has(first.thing);
    const isAbove = relations.some(
      ({ from, kind }) => from === 0 && (kind === 'over' || kind === 'on'),
    );
    if (isFish && !isAbove && !isOutOfWater(first, relations)) return 'underwater';
  }
  return setting;
}

/** A place that is named wins over a likely one; of several, the one with the most evidence, then the first. */
function mostNamed(votes: readonly PlaceVote[]): Setting | null {
  const sums = new Map<Setting, number>();
  for (const { setting, weight } of votes) sums.set(setting, (sums.get(setting) ?? 0) + weight);
  // Snow lies on other places rather than being one of its own.
  const isElsewhere = [...sums].some(
    ([setting, sum]) => setting !== 'snow' && setting !== 'sky' && sum >= 2,
  );
  if (isElsewhere) {
    sums.delete('snow');
    if ((sums.get('sky') ?? 0) < 8) sums.delete('sky');
  }
  let best: Setting | null = null;
  for (const [setting, sum] of sums)
    if (best === null || sum > (sums.get(best) ?? 0)) best = setting;
  return best;
}

const BUILDINGS = new Set(
  wordsIn(`
    house cottage modern-house barn castle lighthouse windmill tower church hospital school
    skyscraper factory hut diner hotel bank treehouse
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
};

/** A building is seen from outside. */
function fromOutside(setting: Setting, { subjects, relations }: Cast): Setting {
  const isSeen = subjects.some(
    ({ thing }, at) =>
      BUILDINGS.has(thing) && !relations.some(({ kind, to }) => to === at && kind === 'in'),
  );
  return isSeen ? (OUTSIDE[setting] ?? setting) : setting;
}

const AFLOAT =
  /^(?:raft|canoe|dinghy|sailboat|speedboat|motor-boat|pirate-ship|tall-ship|passenger-ship)$/u;
const ALOFT: ReadonlySet<string> = new Set(['fly', 'float', 'launch', 'rise', 'fall', 'circle']);

/** "A ship in a storm, lightning in the sky": who is on the ground is not in the sky. */
function isOnEarth({ subjects }: Pick<SceneDescription, 'subjects'>): boolean {
  const [first] = subjects;
  const medium = mediumOf(first?.thing ?? '');
  if (first === undefined || medium === undefined) return false;
  if (medium === 'boat' || medium === 'scenery') return true;
  return medium === 'land' && !first.motions.some((motion) => ALOFT.has(motion));
}

/** Plants, animals and vehicles without a place of their own are outdoors. */
function homeOf([first]: readonly Subject[]): Setting {
  if (first === undefined) return 'abstract';
  if (isPerson(first.thing)) return 'park';
  if (/^(?:door|window|fireplace)$/u.test(first.thing)) return 'abstract';
  switch (mediumOf(first.thing)) {
    case 'scenery':
    case 'land':
      return 'meadow';
    case 'air':
    case 'celestial':
      return 'sky';
    case 'water':
      return 'underwater';
    case 'boat':
      return 'sea';
    default:
      return 'abstract';
  }
}

/** A terrace or balcony that is by the sea looks on it. */
function bySea(setting: Setting, votes: readonly PlaceVote[]): Setting {
  const isSea = votes.some((one) => one.setting === 'sea' || one.setting === 'beach');
  return setting === 'balcony' && isSea ? 'terrace' : setting;
}

export function chooseSetting(
  votes: readonly PlaceVote[],
  scene: Pick<SceneDescription, 'weather' | 'particles' | 'subjects' | 'relations'> & {
    readonly isAd?: boolean;
  },
): Setting {
  const best = mostNamed(
    isOnEarth(scene)
      ? votes.filter(({ setting, weight }) => setting !== 'sky' || weight > 5)
      : votes,
  );
  const isSnowy =
    votes.some(({ setting }) => setting === 'snow') || scene.weather.includes('snowfall');
  if (best !== null) {
    const named = bySea(best, votes);
    return placeAmongPeople(refine(fromOutside(named, scene), isSnowy, scene), scene);
  }
  const inside = placeAmongPeople('abstract', scene);
  if (inside !== 'abstract') return inside;
  const usual = scene.isAd === true ? null : placeOfPeople(scene);
  if (usual !== null) return fromOutside(usual, scene);
  const habitat = habitatOfFirst(scene);
  const weather = settingForWeather(scene);
  // A prompt that speaks of the weather is set outdoors, also for subjects that live indoors.
  const isIndoors = habitat === 'room' || habitat === 'kitchen';
  const kept = settingForKept(scene);
  const home = scene.isAd === true || kept !== 'abstract' ? kept : homeOf(scene.subjects);
  const liked = (isIndoors ? (weather ?? habitat) : (habitat ?? weather)) ?? home;
  // A boat is on the water, also when a fish is named first.
  const isAfloat = scene.subjects.some(({ thing }) => AFLOAT.test(thing));
  const likely = liked === 'underwater' && isAfloat ? 'sea' : liked;
  return fromOutside(likely, scene);
}
