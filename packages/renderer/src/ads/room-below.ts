import type { World } from '../scene/world.ts';
import type { Copy } from './ad-copy.ts';
import { type Zones, zonesFor } from './ad-layout.ts';
import { setWords } from './stack-words.ts';
import type { StagedAd } from './staged-ad.ts';

/** Between a button and the product below it, in units. */
const GAP = 26;

/** Where words above the product need more room than usual, the product has less. */
export function clearOf(copy: Copy, zones: Zones, { unit }: World): Zones {
  const { words, product } = zones;
  if (product.y < words.y + words.height * 0.5) return zones;
  const ends = setWords(copy, zones, unit).map(({ box }) => box.y + box.height);
  const top = Math.max(product.y, ...ends.map((end) => end + unit * GAP));
  const height = product.y + product.height - top;
  return { ...zones, product: { ...product, y: top, height } };
}

/** All the room that is left below words along the upper edge. */
export function belowWords(copy: Copy, { size, unit }: Pick<World, 'size' | 'unit'>): Zones {
  const zones = zonesFor(size, 'above');
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
