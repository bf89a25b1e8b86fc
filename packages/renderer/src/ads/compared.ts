import type { Box } from '../draw/props/furniture.ts';
import { isPerson } from '../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { INDOORS } from '../scene/indoors.ts';
import type { Size } from '../sizes.ts';
import { formatOf, type Zones, zonesFor } from './ad-layout.ts';

/** What wears out in a colour of its own rather than under mud. */
const TINGED: Readonly<Record<string, string>> = { tooth: '#d8a518' };
const PLANTED: ReadonlySet<string> = new Set(['garden', 'park', 'meadow', 'village', 'poolside']);

/** Somebody or something as it was. */
function before(subject: Subject): Subject {
  if (isPerson(subject.thing)) return { ...subject, states: ['sad'] };
  const colour = TINGED[subject.thing];
  if (colour !== undefined) return { ...subject, colour };
  return { ...subject, states: [...new Set([...subject.states, 'dirty' as const])] };
}

function after(subject: Subject): Subject {
  if (isPerson(subject.thing)) return { ...subject, states: ['happy'] };
  return { ...subject, states: subject.states.filter((state) => state !== 'dirty') };
}

/** The two scenes of a comparison, without words. */
export function scenesOf(
  description: SceneDescription,
): readonly [SceneDescription, SceneDescription] {
  const { setting, subjects, particles, moods, extras = [] } = description;
  const plain = { ...description, ad: null, title: null };
  const isRoom = INDOORS.has(setting) && setting !== 'studio';
  const isPlanted = PLANTED.has(setting);
  const tidy = extras.filter((extra) => extra !== 'clutter');
  return [
    {
      ...plain,
      subjects: subjects.map(before),
      extras: isRoom ? [...tidy, 'clutter'] : tidy,
      ...(isPlanted ? { moods: ['autumn'] as const } : {}),
    },
    {
      ...plain,
      subjects: subjects.map(after),
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

/** Side by side; in a story one above the other. */
export function comparedZones(size: Size): ComparedZones {
  const format = formatOf(size);
  const [words, pair] = PLACES[format].map((box) => within(box, size));
  if (words === undefined || pair === undefined) throw new Error('A format has two places.');
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
