import type { Box } from '../draw/props/furniture.ts';
import type { Element, World } from '../scene/world.ts';
import { badgeRows, type Copy, FORMER } from './ad-copy.ts';
import { badgeSize, overlap, safeArea, type Zones } from './ad-layout.ts';
import { canvasFor } from './badge.ts';
import { type Raster, rasterOf } from './raster.ts';
import { type Item, setWords } from './stack-words.ts';

interface Around {
  readonly zones: Zones;
  readonly product: Box | null;
  /** How many pixels of a disc the product fills. */
  readonly filledIn?: (disc: Box) => number;
  readonly detailIn?: (box: Box) => number;
}

const COARSE = 1 / 4;
const SEEN_AT = [1, 2.5, 4] as const;

function rasterFor({ size }: World, elements: readonly Element[]): Raster {
  const canvas = canvasFor(size.width * COARSE, size.height * COARSE);
  const brush = canvas.getContext('2d');
  brush.scale(COARSE, COARSE);
  for (const seconds of SEEN_AT) {
    for (const element of elements) {
      brush.save();
      element.draw(brush, { seconds, progress: seconds / 5 });
      brush.restore();
    }
  }
  return rasterOf(canvas);
}

/** Measures how much of a disc the elements paint; most ads have no badge, and nothing is painted for them. */
export function filledBy(world: World, elements: readonly Element[]): (disc: Box) => number {
  let raster: Raster | null = null;
  return ({ x, y, width }) => {
    raster ??= rasterFor(world, elements);
    const disc = { x: (x + width / 2) * COARSE, y: (y + width / 2) * COARSE };
    return raster.filledIn({ ...disc, radius: (width / 2) * COARSE }) / COARSE ** 2;
  };
}

function coveredBy({ product, filledIn }: Around, box: Box): number {
  if (filledIn !== undefined) return filledIn(box);
  return product === null ? 0 : overlap(box, product);
}

/** Spots for a badge, in shares of the room that is left for it. */
const SPOTS = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1] as const;

/** Where a badge covers neither words nor product, as near to the product as that is possible. */
export function badgeBox(task: Around, items: readonly Item[], across: number, safe: Box): Box {
  const { zones, product } = task;
  const near = product ?? zones.product;
  const corners = [near.x, near.x + near.width].map((x) => ({ x, y: near.y + near.height * 0.12 }));
  const spots = SPOTS.flatMap((right) =>
    SPOTS.map((down) => ({
      x: safe.x + (safe.width - across) * right,
      y: safe.y + (safe.height - across) * down,
      width: across,
      height: across,
    })),
  );
  const pad = across * 0.06;
  const cost = (box: Box) => {
    const wide = {
      x: box.x - pad,
      y: box.y - pad,
      width: across + 2 * pad,
      height: across + 2 * pad,
    };
    const words = items.reduce((sum, item) => sum + overlap(wide, item.box), 0);
    const covered = coveredBy(task, box);
    const centre = { x: box.x + across / 2, y: box.y + across / 2 };
    const far = Math.min(...corners.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
    // In a photograph there may be a face where no subject was found.
    const busy = task.detailIn === undefined ? 0 : task.detailIn(box) * across * across * 0.05;
    return busy + words * 600 + covered * 60 + far * across * 0.35;
  };
  const [best] = spots.sort((one, other) => cost(one) - cost(other));
  return best ?? { x: safe.x, y: safe.y, width: across, height: across };
}

/** A badge that covers more than this of itself with the product hides what is sold. */
const COVERED_MAX = { drawn: 0.05, photographed: 0.1 };

/** Words that fill the whole picture leave no room for a badge beside them. */
const HIDDEN_MAX = 0.02;

/** The words and where the badge is; where there is no room for it, what it says is among the words. */
export function withBadge(
  task: Around & { readonly copy: Copy },
  { size, unit }: World,
): { readonly copy: Copy; readonly items: readonly Item[]; readonly spot: Box | null } {
  const { copy, zones } = task;
  const items = setWords(copy, zones, unit);
  if (copy.badge === null) return { copy, items, spot: null };
  const across = badgeSize(badgeRows(copy.badge).core, size, FORMER.test(copy.badge));
  const spot = badgeBox(task, items, across, safeArea(size));
  const share = coveredBy(task, spot) / across ** 2;
  const most = COVERED_MAX[task.detailIn === undefined ? 'drawn' : 'photographed'];
  const hidden = items.reduce((sum, item) => sum + overlap(spot, item.box), 0) / across ** 2;
  const isClear = share <= most || FORMER.test(copy.badge);
  if (isClear && hidden <= HIDDEN_MAX) return { copy, items, spot };
  const plain =
    copy.price === null
      ? { ...copy, badge: null, price: copy.badge }
      : { ...copy, badge: null, lines: [copy.badge, ...copy.lines] };
  return { copy: plain, items: setWords(plain, zones, unit), spot: null };
}
