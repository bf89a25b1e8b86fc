import type { Box } from '../draw/props/furniture.ts';
import { PLAIN_LOOK, plainSubject } from '../parse-prompt/description/plain-subject.ts';
import { isPerson } from '../parse-prompt/kinds-of-things.ts';
import type { Look, SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { INDOORS } from '../scene/indoors.ts';
import type { Size } from '../sizes.ts';
import type { Copy } from './ad-copy.ts';
import { formatOf, type Zones, zonesFor } from './ad-layout.ts';
import { isAllSet } from './stack-words.ts';

/** What wears out in a colour of its own rather than under mud. */
const TINGED: Readonly<Record<string, string>> = { tooth: '#d8a518' };
const PLANTED: ReadonlySet<string> = new Set(['garden', 'park', 'meadow', 'village', 'poolside']);

/** Bottles, tubes and jars of what one puts on. */
const HELD =
  /^(?:pump-bottle|dropper-bottle|cream-(?:jar|tube)|toothpaste|electric-toothbrush|toothbrush|lipstick|razor|hair-straightener|spray-bottle|perfume|pill-bottle|powder-tub|drink-can|juice-bottle|iced-drink|hot-beverage|cup-with-straw|coffee-cup|thermos)$/u;
const DULL_HAIR = '#8d8377';

/** Hair that nobody cared for; of a man it has grown long. */
function dullHaired(look: Look | null): Look | null {
  if (look === null) return null;
  if (look.gender !== 'male' || look.hairStyle !== null) return { ...look, hairColour: DULL_HAIR };
  return { ...look, hairStyle: 'curly', hasBeard: true, hairColour: DULL_HAIR };
}

/** Somebody or something as it was. */
function before(subject: Subject): Subject {
  if (isPerson(subject.thing))
    return { ...subject, states: ['sad'], look: dullHaired(subject.look) };
  const colour = TINGED[subject.thing];
  if (colour !== undefined) return { ...subject, colour };
  return { ...subject, states: [...new Set([...subject.states, 'dirty' as const])] };
}

/** Who comes to have a haircut, where nobody is named. */
const CLIENT: Subject = {
  ...plainSubject('man'),
  look: { ...PLAIN_LOOK, gender: 'male' },
};

function after(subject: Subject): Subject {
  if (isPerson(subject.thing)) return { ...subject, states: ['happy'] };
  return { ...subject, states: subject.states.filter((state) => state !== 'dirty') };
}

/** What one person uses is in the hand of who has used it, near enough to see the difference. */
function faceIn({ subjects, styles }: SceneDescription) {
  const people = subjects.filter(({ thing }) => isPerson(thing));
  const [person] = people;
  if (person === undefined || people.length > 1 || person.count > 1) return null;
  const product = subjects.filter(({ thing }) => HELD.test(thing)).slice(0, 1);
  if (subjects.length > product.length + 1) return null;
  const scene = { styles: [...styles, 'portrait' as const], relations: [] };
  return { person, product, scene };
}

/** The two scenes of a comparison, without words. */
export function scenesOf(
  description: SceneDescription,
): readonly [SceneDescription, SceneDescription] {
  const { setting, particles, moods, extras = [] } = description;
  const isAtBarber = setting === 'hair-salon' && description.subjects.length === 0;
  const subjects = isAtBarber ? [CLIENT] : description.subjects;
  const face = faceIn({ ...description, subjects });
  const plain = { ...description, ad: null, title: null, ...face?.scene };
  const isRoom = INDOORS.has(setting) && setting !== 'studio';
  const isPlanted = PLANTED.has(setting);
  const tidy = extras.filter((extra) => extra !== 'clutter');
  return [
    {
      ...plain,
      subjects: face === null ? subjects.map(before) : [before(face.person)],
      extras: isRoom ? [...tidy, 'clutter'] : tidy,
      ...(isPlanted ? { moods: ['autumn'] as const } : {}),
    },
    {
      ...plain,
      subjects: face === null ? subjects.map(after) : [after(face.person), ...face.product],
      ...(face === null || face.product.length === 0
        ? {}
        : { relations: [{ from: 0, kind: 'hold' as const, to: 1 }] }),
      extras: tidy,
      moods: isPlanted ? [...moods, 'spring'] : moods,
      particles: [...particles, 'sparkles'],
    },
  ];
}

/** Where the words and the two pictures are, in shares of the picture. */
const PLACES: Readonly<Record<ReturnType<typeof formatOf>, readonly [words: Box, pair: Box]>> = {
  wide: [
    { x: 0.05, y: 0.12, width: 0.28, height: 0.76 },
    { x: 0.37, y: 0, width: 0.63, height: 1 },
  ],
  tall: [
    { x: 0.1, y: 0.14, width: 0.78, height: 0.2 },
    { x: 0, y: 0.37, width: 1, height: 0.63 },
  ],
  square: [
    { x: 0.08, y: 0.05, width: 0.84, height: 0.24 },
    { x: 0, y: 0.33, width: 1, height: 0.67 },
  ],
};

const within = ({ x, y, width, height }: Box, size: Size): Box => ({
  x: x * size.width,
  y: y * size.height,
  width: width * size.width,
  height: height * size.height,
});

export interface ComparedZones extends Zones {
  readonly halves: readonly [Box, Box];
}

/** How much higher the words may stand than usual, from which the pictures give. */
const HIGHER = [1, 1.25, 1.5] as const;

/** As much room for the words as all of them need. */
export function comparedZonesFor(copy: Copy, size: Size, unit: number): ComparedZones {
  const tried = HIGHER.map((share) => comparedZones(size, share));
  return tried.find((zones) => isAllSet(copy, zones, unit)) ?? comparedZones(size, HIGHER[2]);
}

/** Side by side; in a story one above the other. */
function comparedZones(size: Size, higher = 1): ComparedZones {
  const format = formatOf(size);
  const [usual, whole] = PLACES[format].map((box) => within(box, size));
  if (usual === undefined || whole === undefined) throw new Error('A format has two places.');
  const more = format === 'wide' ? 0 : usual.height * (higher - 1);
  const words = { ...usual, height: usual.height + more };
  const pair = { ...whole, y: whole.y + more, height: whole.height - more };
  const gap = Math.round(Math.min(size.width, size.height) * 0.008);
  const isStacked = format === 'tall';
  const width = Math.round(isStacked ? pair.width : (pair.width - gap) / 2);
  const height = Math.round(isStacked ? (pair.height - gap) / 2 : pair.height);
  const first = { x: Math.round(pair.x), y: Math.round(pair.y), width, height };
  const second = isStacked
    ? { ...first, y: first.y + height + gap }
    : { ...first, x: first.x + width + gap };
  const { letters } = zonesFor(size, 'words-first');
  return { words, product: pair, isCentred: format !== 'wide', letters, halves: [first, second] };
}
