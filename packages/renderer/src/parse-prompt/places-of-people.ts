import { isPerson } from './kinds-of-things.ts';
import type { Motion, SceneDescription, Setting, Subject } from './scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Where people usually do something, when the prompt does not say. */
const PLACE_OF_DEED: Readonly<Partial<Record<Motion, Setting>>> = {
  stir: 'kitchen',
  chop: 'kitchen',
  knead: 'kitchen',
  saw: 'workshop',
  hammer: 'workshop',
  shape: 'atelier',
  type: 'office',
  write: 'room',
  knit: 'room',
  iron: 'room',
  teeth: 'bathroom',
  punch: 'gym',
  stretch: 'gym',
  dunk: 'arena',
  trick: 'skatepark',
  sing: 'stage',
  fish: 'lake',
  dig: 'garden',
  sweep: 'room',
  pray: 'castle',
  propose: 'park',
  meditate: 'meadow',
};

const PLACE_OF_JOB: readonly (readonly [RegExp, Setting])[] = [
  [/^(?:dj|rapper)$/, 'club'],
  [/^(?:mechanic)$/, 'garage'],
  [/^(?:golfer|archer)$/, 'meadow'],
  [/^(?:carpenter|blacksmith|welder|sculptor)$/, 'workshop'],
  [/^(?:potter|painter|artist)$/, 'atelier'],
  [/^(?:hairdresser|barber|tailor|cashier|shopkeeper|florist|butcher|jeweller|jeweler)$/, 'shop'],
  [/^(?:basketball-player)$/, 'arena'],
  [/^(?:skateboarder)$/, 'skatepark'],
  [/^(?:tennis-player|athlete|sprinter|referee|footballer|baseball-player)$/, 'stadium'],
  [/^(?:climber|mountaineer|hiker)$/, 'mountains'],
  [
    /^(?:police-officer|policeman|cop|detective|postman|mailman|courier|delivery-man|street-musician|busker|taxi-driver|bus-driver|firefighter|fireman|paramedic)$/,
    'street',
  ],
  [/^(?:fisherman|sailor|captain)$/, 'harbour'],
  [/^(?:builder|construction-worker|bricklayer|engineer)$/, 'street'],
  [
    /^(?:dancer|ballerina|magician|acrobat|comedian|actor|actress|musician|guitarist|violinist|pianist|drummer|cellist|saxophonist|trumpeter)$/,
    'stage',
  ],
  [/^(?:programmer|developer|coder|manager|secretary|lawyer|businessman|businesswoman)$/, 'office'],
  [/^(?:librarian)$/, 'library'],
  [/^(?:waiter|waitress|barista|bartender)$/, 'restaurant'],
];

const PLACE_OF_THING: readonly (readonly [RegExp, Setting])[] = [
  [/^window$/, 'room'],
  [/^(?:bathtub|toothbrush|shower|toilet|sink)$/, 'bathroom'],
  [/^(?:bed|crib|teddy-bear)$/, 'bedroom'],
  [/^(?:stove|soup-pot|cooking)$/, 'kitchen'],
  [/^(?:workbench|plank)$/, 'workshop'],
  [
    /^(?:dinner-table|sofa|armchair|television|video-game|table|birthday-cake|christmas-tree)$/,
    'room',
  ],
  [/^(?:desk|laptop|desktop-computer)$/, 'office'],
  [
    /^(?:bicycle|kick-scooter|stroller|chess-table|swing|playground-slide|bench|kite|soccer-ball|skateboard)$/,
    'park',
  ],
  [/^(?:wheelbarrow|watering-can|shovel|blossom)$/, 'garden'],
];

const WEDDING = /^(?:bride|groom|newlyweds)$/;
const isFirstPerson = ({ subjects: [first] }: Cast) => first !== undefined && isPerson(first.thing);

function ofDeeds({ motions }: Subject, { subjects }: Cast): Setting | null {
  if (
    motions.includes('repair') &&
    subjects.some(({ thing }) =>
      /^(?:automobile|motorcycle|sports-car|racing-car|truck)/.test(thing),
    )
  )
    return 'garage';
  if (motions.includes('repair')) return 'workshop';
  for (const motion of motions) {
    const place = PLACE_OF_DEED[motion];
    if (place !== undefined) return place;
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

/** Where somebody is who does this, does that for a living, or has such things around. */
export function placeOfPeople(cast: Cast): Setting | null {
  if (!isFirstPerson(cast)) return null;
  const people = cast.subjects.filter(({ thing }) => isPerson(thing));
  const jobs = people.flatMap(({ look }) => (look?.job == null ? [] : [look.job]));
  if (jobs.some((job) => WEDDING.test(job))) return 'garden';
  const deeds = people.map((one) => ofDeeds(one, cast)).find((one) => one !== null);
  if (deeds !== undefined) return deeds ?? null;
  return (
    among(
      PLACE_OF_THING,
      cast.subjects.map(({ thing }) => thing),
    ) ?? among(PLACE_OF_JOB, jobs)
  );
}

const INSIDE =
  /^(?:locomotive|high-speed-train|bullet-train|railway-car|train|metro|light-rail|tram|bus|airplane)$/;
const ARTS = /^(?:painter|artist|potter|sculptor|drawer|illustrator)$/;
const MUSIC = /^(?:musician|guitarist|singer|rapper|dj|drummer|pianist|violinist|band)$/;

/** A passenger is inside, and the studio of a painter is a room. */
export function placeAmongPeople(setting: Setting, cast: Cast): Setting {
  const { subjects, relations } = cast;
  if (!isFirstPerson(cast)) return setting;
  const isInside = relations.some(
    ({ kind, to, from }) =>
      (kind === 'in' || kind === 'on') &&
      from !== to &&
      to !== null &&
      to > 0 &&
      INSIDE.test(subjects[to]?.thing ?? ''),
  );
  if (isInside) return 'carriage';
  if (setting === 'table-top') return 'room';
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
  return isExercise || isDancer ? 'gym' : setting;
}
