import { habitatOf } from '../../icons/habitats.ts';
import { isFlower } from '../description/field-of-flowers.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Motion, Relation, SceneDescription, Setting, Subject } from '../scene-description.ts';
import { HOME } from './before-home.ts';
import { brewIn } from './brewing.ts';
import { atHands, PLACE_OF_DEED } from './places-of-deeds.ts';
import { PLACE_OF_JOB } from './places-of-jobs.ts';
import { APPLIANCES, PLACE_OF_THING } from './places-of-things.ts';
import { isAtStand, tradeOf, tradeOfJobs } from './trade-of.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const WEDDING = /^(?:bride|groom|newlyweds)$/;
const isFirstPerson = ({ subjects: [first] }: Cast) => first !== undefined && isPerson(first.thing);

/** Where something is repaired, by what it is. */
const REPAIRED: readonly (readonly [RegExp, Setting])[] = [
  [/^tyre$/, 'road'],
  [/^(?:automobile|motorcycle|sports-car|convertible|racing-car|truck|bicycle)/, 'garage'],
  [/^(?:satellite|space-station|spaceship|astronaut)/, 'space'],
  [/boat|ship|^net$/, 'harbour'],
  [/^(?:fence|tractor|barn|windmill)/, 'farm'],
  [/^(?:house|roof|cabin|hut)/, 'village'],
  [/^(?:water-tap|sink|toilet|shower|washing-machine|burst-pipe)$/, 'bathroom'],
  [/^(?:laptop|desktop-computer|printer)$/, 'office'],
];

const WROUGHT = /^(?:anvil|horseshoe|sword|dagger|crossed-swords|shield|axe)$/;

/** Who hammers iron, or does it for a living, is at the forge. */
function isSmith({ motions, look }: Subject, { subjects }: Cast): boolean {
  return (
    /^(?:blacksmith|glass-?blower)$/u.test(look?.job ?? '') ||
    (motions.includes('hammer') && subjects.some(({ thing }) => WROUGHT.test(thing)))
  );
}

/** What one eats while walking. */
const TREATS = /^(?:soft-ice-cream|ice-cream|popsicle|cotton-candy|lollipop|hot-dog)$/;

/** What is food elsewhere grows where it is picked. */
const isGrown = (one: Subject | undefined): boolean => habitatOf(one?.thing ?? '') === 'kitchen';

function ofDeeds(somebody: Subject, cast: Cast): Setting | null {
  const { motions } = somebody;
  if (isSmith(somebody, cast)) return 'smithy';
  if (motions.includes('swim') && somebody.look?.job === 'swimmer') return 'pool';
  if (cast.relations.some(({ kind, to }) => kind === 'plant' && isGrown(cast.subjects[to ?? -1])))
    return 'garden';
  const isTreat = ({ from, kind, to }: Relation) =>
    kind === 'eat' &&
    cast.subjects[from] === somebody &&
    TREATS.test(cast.subjects[to ?? -1]?.thing ?? '');
  if (cast.relations.some(isTreat)) return 'park';
  const isMade = motions.includes('handle') && cast.relations.some(({ kind }) => kind === 'cook');
  if (isMade) return 'kitchen';
  if (motions.includes('repair')) {
    const names = cast.subjects.map(({ thing }) => thing);
    return among(REPAIRED, names) ?? 'workshop';
  }
  const isShut = motions.some((one) => one === 'shut' || one === 'unwrap');
  if (isShut && cast.subjects.some(({ thing }) => thing === 'window')) return 'window-seat';
  if (motions.includes('handle') && cast.subjects.some(({ thing }) => isFlower(thing)))
    return 'room';
  // Children paint on easels where they are taught it.
  const isAtEasel = motions.includes('paint') && cast.subjects.some((one) => one.thing === 'easel');
  if (isAtEasel && somebody?.look?.age === 'child') return 'atelier';
  if (cast.subjects.some(({ thing }) => BUILT_WITH.test(thing))) return 'construction-site';
  if (cast.subjects.some(({ thing }) => thing === 'surfboard')) return 'beach';
  if (cast.subjects.some(({ thing }) => thing === 'playground-slide')) return 'playground';
  const isAlone = cast.relations.every(({ to }) => to === null);
  if (motions.join() === 'sleep' && isAlone && cast.subjects[0] === somebody) return 'bedroom';
  const hasBed = cast.subjects.some(({ thing }) => /bed$|^cr(?:ib|adle)$/u.test(thing));
  for (const motion of motions) {
    const place = PLACE_OF_DEED[motion];
    // Who wakes up on a bench or in a coffin is in no bedroom.
    const isElsewhere = motion === 'wake' && !isAlone && !hasBed;
    if (place !== undefined && !isElsewhere) return place;
  }
  return null;
}

function among(
  list: readonly (readonly [RegExp, Setting])[],
  names: readonly string[],
): Setting | null {
  for (const name of names) {
    const found = list.find(([kind]) => kind.test(name));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** What nobody does outdoors, whoever does it. */
const BUILT_WITH = /^(?:half-wall|drum-mixer)$/;
const INDOOR_DEEDS: ReadonlySet<Motion> = new Set<Motion>([
  'stir',
  'chop',
  'knead',
  'saw',
  'hammer',
  'type',
  'knit',
  'iron',
  'teeth',
  'dunk',
]);

/** Where an animal is that works as people do. */
function placeOfWork({ subjects: [first] }: Cast): Setting | null {
  const motion = first?.motions.find((one) => INDOOR_DEEDS.has(one));
  return motion === undefined ? null : (PLACE_OF_DEED[motion] ?? null);
}

const OUTDOOR_SEAT =
  /^(?:rock|cliff|crag|log|tree-stump|deciduous-tree|branch|iceberg|haystack|hay-bale|(?:[a-z]+-)?bridge|fountain|lighthouse|well|headland|sand-dune|stepping-stones|fence|raft|rowing-boat|canoe|sailboat|motor-boat)$/;

/** Who is under a tree is outdoors, unless it is decorated. */
const SHADE = /^(?!christmas)(?:(?:[a-z]+-)*tree|umbrella-on-ground)$/;

/** Waves, and those who live in them, are in the sea. */
function isAtSea({ subjects }: Cast): boolean {
  return subjects.some(({ thing }) => thing === 'wave' || /merpe|mermaid|merman/.test(thing));
}

function isSeatedOutdoors({ subjects, relations }: Cast): boolean {
  return relations.some(
    ({ kind, to }) => kind === 'on' && to !== null && OUTDOOR_SEAT.test(subjects[to]?.thing ?? ''),
  );
}

/** An animal beside a washing machine is indoors. */
function placeOfAppliances({ subjects }: Cast): Setting | null {
  const isAlone = subjects.length < 2;
  return isAlone
    ? null
    : among(
        [...APPLIANCES, [/^door$/, 'room']],
        subjects.slice(1).map(({ thing }) => thing),
      );
}

const AT_HOME = /^(?:room|bedroom|kitchen|nursery|library|restaurant|office)$/;

/** Where somebody is who does this, does that for a living, or has such things around. */
export function placeOfPeople(cast: Cast): Setting | null {
  const { subjects, relations } = cast;
  const isInShade =
    isFirstPerson(cast) &&
    relations.some(
      ({ kind, to }) => kind === 'under' && SHADE.test(subjects[to ?? -1]?.thing ?? ''),
    );
  const place = likelyPlace(cast);
  if (!isInShade) return place;
  return place === null ? 'meadow' : AT_HOME.test(place) ? 'park' : place;
}

/** What one points at and what is no thing is in the sky. */
function isPointingUp({ subjects: [first], relations }: Cast): boolean {
  return (
    first?.motions.includes('point') === true &&
    !relations.some(({ from, kind, to }) => from === 0 && to !== null && kind !== 'next-to')
  );
}

function likelyPlace(cast: Cast): Setting | null {
  if (brewIn(cast) !== -1) return 'tower';
  if (isFirstPerson(cast) && isAtSea(cast)) return 'sea';
  if (!isFirstPerson(cast)) return placeOfWork(cast) ?? placeOfAppliances(cast);
  if (isSeatedOutdoors(cast)) return null;
  if (isPointingUp(cast)) return 'meadow';
  const people = cast.subjects.filter(({ thing }) => isPerson(thing));
  const jobs = people.flatMap(({ look }) => (look?.job == null ? [] : [look.job]));
  if (jobs.some((job) => WEDDING.test(job))) return 'garden';
  const trade = tradeOfJobs(cast);
  if (trade !== null) return trade;
  const deeds = people.map((one) => ofDeeds(one, cast)).find((one) => one !== null);
  if (deeds !== undefined) return deeds ?? null;
  const names = cast.subjects.map(({ thing }) => thing);
  // A tennis player is not in a park because of the ball.
  return jobs.some((job) => PLAYERS.test(job))
    ? (among(PLACE_OF_JOB, jobs) ?? among(PLACE_OF_THING, names))
    : (among(PLACE_OF_THING, names) ?? among(PLACE_OF_JOB, jobs) ?? atHands(people, names));
}

const INSIDE =
  /^(?:locomotive|high-speed-train|bullet-train|railway-car|train|metro|light-rail|tram|bus|airplane)$/;
const PLAYERS = /-(?:player|team|biker)$|^(?:footballer|goalkeeper|golfer|athlete|sprinter)$/;
const IN_COURT = /^(?:judge|lawyer|attorney|defendant|prosecutor)$/;
const ARTS = /^(?:painter|artist|potter|sculptor|drawer|illustrator)$/;
const MUSIC = /^(?:musician|guitarist|singer|rapper|dj|drummer|pianist|violinist|band)$/;

const OVER_ROOFS: ReadonlySet<Motion> = new Set<Motion>([
  'run',
  'jump',
  'repair',
  'hammer',
  'climb',
  'fly',
]);

/** Who leaps from roof to roof, mends one or comes down the chimney is on its tiles. */
function isOnRidge({ subjects }: Cast): boolean {
  return subjects.some(
    ({ motions, look, thing }) =>
      motions.some((motion) => OVER_ROOFS.has(motion)) ||
      /roofer|ninja|chimney|burglar|thief|santa/.test(`${look?.job ?? ''} ${thing}`),
  );
}

const OUTSIDE_HOUSES: ReadonlySet<Setting> = new Set<Setting>([
  'street',
  'city',
  'village',
  'snow',
]);

/** Whoever is seen in a chimney is seen from the roof. */
const isInChimney = ({ subjects, relations }: Cast): boolean =>
  relations.some(
    ({ kind, to }) => /^(?:in|into|out-of)$/.test(kind) && subjects[to ?? -1]?.thing === 'chimney',
  );

const isVan = ({ thing }: Subject) => /^(?:minibus|panel-van|delivery-truck|truck)$/.test(thing);

/** A passenger is inside, and the studio of a painter is a room. */
export function placeAmongPeople(setting: Setting, cast: Cast): Setting {
  const { subjects, relations } = cast;
  if (OUTSIDE_HOUSES.has(setting) && isInChimney(cast)) return 'rooftops';
  if (setting === 'shop' && isAtStand(cast)) return 'street';
  if (setting === 'shop') return tradeOf(cast) ?? setting;
  if (setting === 'aquarium' && !isFirstPerson(cast)) return 'underwater';
  const isPainting = relations.some(({ kind }) => kind === 'paint');
  if (setting === 'studio' && isPainting) return 'atelier';
  if (!isFirstPerson(cast)) return setting;
  const isForged = subjects.some((one) => isPerson(one.thing) && isSmith(one, cast));
  if (setting === 'workshop' && isForged) return 'smithy';
  if (setting === 'rooftops') return isOnRidge(cast) ? setting : 'flat-roof';
  const isInside = relations.some(
    ({ kind, to, from }) =>
      (kind === 'in' || kind === 'on') &&
      from !== to &&
      to !== null &&
      to > 0 &&
      INSIDE.test(subjects[to]?.thing ?? ''),
  );
  if (isInside) return 'carriage';
  const isAtHome = relations.some(
    ({ kind, to }) => kind === 'in' && to !== null && HOME.test(subjects[to]?.thing ?? ''),
  );
  // Where potions are brewed, there are shelves of books and bottles.
  if (isAtHome) return brewIn(cast) === -1 ? 'room' : 'tower';
  const isMoving = subjects[0]?.look?.job === 'mover' && subjects.some(isVan);
  if (isMoving && setting === 'room') return 'street';
  const isAtWork = relations.some(
    ({ kind, to }) =>
      kind === 'in' && /^(?:office-building|skyscraper)$/.test(subjects[to ?? -1]?.thing ?? ''),
  );
  if (isAtWork) return 'office';
  if (setting === 'table-top') return 'room';
  if (setting === 'party' && subjects[0]?.look?.job === 'dj') return 'club';
  if (setting === 'stadium' && subjects[0]?.look?.job === 'basketball-player') return 'arena';
  if (setting === 'stadium' && IN_COURT.test(subjects[0]?.look?.job ?? subjects[0]?.thing ?? ''))
    return 'courtroom';
  const isOnTheWay = relations.some(({ kind, to }) => kind === 'towards' && to === null);
  if (setting === 'classroom' && isOnTheWay) return 'street';
  const isArriving = relations.some(({ kind, to }) => kind === 'into' && to === null);
  const isRacing =
    !isArriving && subjects[0]?.motions.includes('run') === true && subjects[0].count > 2;
  if (setting === 'classroom' && isRacing) return 'park';
  if (setting === 'club' && subjects[0]?.look?.job === 'golfer') return 'meadow';
  if (setting !== 'studio') return setting;
  const names = subjects.flatMap(({ thing, look }) => [thing, look?.job ?? '']);
  if (names.some((one) => ARTS.test(one) || /easel|potters-wheel|clay-vase|paintbrush/.test(one)))
    return 'atelier';
  if (names.some((one) => MUSIC.test(one))) return 'stage';
  const isExercise = subjects.some(({ motions }) =>
    motions.some((one) => /dance|meditate|stretch/.test(one)),
  );
  const isDancer = names.some((one) =>
    /dancer|ballerina|gymnast|person-in-lotus-position/.test(one),
  );
  if (isDancer || subjects.some(({ motions }) => motions.includes('dance'))) return 'dance-studio';
  return isExercise ? 'gym' : setting;
}
