import type { World } from '../scene/world.ts';
import type { Copy } from './ad-copy.ts';
import { type Zones, zonesFor } from './ad-layout.ts';
import { isAllSet, isWellSet, setWords } from './stack-words.ts';
import type { StagedAd } from './staged-ad.ts';

/** Between a button and the product below it, in units. */
const GAP = 26;

/** How much higher the words may stand than usual before any is left out. */
const HIGHER = [1, 1.12, 1.25, 1.4, 1.5] as const;

/** Words above the product in as much room as all of them need. */
export function roomFor(copy: Copy, zones: Zones, unit: number): Zones {
  const tried = HIGHER.map((share) => ({
    ...zones,
    words: { ...zones.words, height: zones.words.height * share },
  }));
  const fitting =
    tried.find((each) => isWellSet(copy, each, unit)) ??
    tried.find((each) => isAllSet(copy, each, unit));
  return fitting ?? tried.at(-1) ?? zones;
}

/** Where words above the product need more room than usual, the product has less. */
export function clearOf(copy: Copy, usual: Zones, { unit }: World): Zones {
  const { words: above, product } = usual;
  if (product.y < above.y + above.height * 0.5) return usual;
  const zones = roomFor(copy, usual, unit);
  const ends = setWords(copy, zones, unit).map(({ box }) => box.y + box.height);
  const top = Math.max(product.y, ...ends.map((end) => end + unit * GAP));
  const height = product.y + product.height - top;
  return { ...zones, product: { ...product, y: top, height } };
}

/** All the room that is left below words along the upper edge. */
export function belowWords(copy: Copy, { size, unit }: Pick<World, 'size' | 'unit'>): Zones {
  const zones = roomFor(copy, zonesFor(size, 'above'), unit);
  const { words, product } = zones;
  const boxes = setWords(copy, zones, unit).map(({ box }) => box);
  const [top, end] = [
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
  ];
  const tall = Math.min(words.height, end - top + 1);
  const y = words.y + tall + unit * GAP;
  return {
    ...zones,
    words: { ...words, height: tall },
    product: { ...product, y, height: product.y + product.height - y },
  };
}

/** How much larger people have to become for the words to leave their side. */
const WORTH = 1.2;

const tallIn = ({ product }: StagedAd) => product?.height ?? 0;

/** Whether people are so much larger below the words that these go above them. */
export function isRoomier(above: StagedAd, beside: readonly StagedAd[]): boolean {
  return tallIn(above) > WORTH * Math.max(...beside.map(tallIn));
}
