import { createCanvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { Subject } from '../parse-prompt/scene-description.ts';
import { pick } from '../random.ts';
import { INDOORS } from '../scene/indoors.ts';
import type { Scenery } from '../scene/scenery.ts';
import { TABLE_DEPTH } from '../scene/settings/studio/studio.ts';
import type { Element, World } from '../scene/world.ts';
import type { Size } from '../sizes.ts';
import { fallsTo } from '../stage/layout/direction.ts';
import { isOnCounter } from '../stage/layout/on-podium.ts';
import { thingOf } from '../things/things.ts';
import type { Copy } from './ad-copy.ts';
import { formatOf, type LayoutName, overlap, type Zones, zonesFor } from './ad-layout.ts';
import { atHorizon, inPlace } from './in-place.ts';
import { isPortrayed, portrayed } from './portrayed.ts';
import { type Raster, rasterOf } from './raster.ts';
import { belowWords, clearOf, isRoomier, roomFor } from './room-below.ts';
import { landed, shifted } from './shift.ts';
import { setWords } from './stack-words.ts';
import type { AdScene, StagedAd } from './staged-ad.ts';

const SEEN_AT = [1, 2.5, 4] as const;
const COARSE = 1 / 4;
/** How much around the frame is measured, in its sizes. */
const BEYOND = 0.3;

interface Covered {
  readonly box: Box;
  /** Whether it goes a long way. */
  readonly isGoing: boolean;
}

/** The box around what the elements paint over the seconds, without their shadows. */
function boxAround({ size }: World, elements: readonly Element[]): Covered | null {
  // What is over the edge of the frame comes into it when it is moved.
  const [aside, above] = [size.width * BEYOND, size.height * BEYOND];
  const canvas = createCanvas(
    Math.ceil((size.width + 2 * aside) * COARSE),
    Math.ceil((size.height + above) * COARSE),
  );
  const brush = canvas.getContext('2d');
  brush.scale(COARSE, COARSE);
  brush.translate(aside, above);
  const seen = (moments: readonly number[]) => {
    brush.clearRect(-aside, -above, size.width + 2 * aside, size.height + above);
    for (const seconds of moments) {
      for (const element of elements) {
        brush.save();
        element.draw(brush, { seconds, progress: seconds / 5 });
        brush.restore();
      }
    }
    return rasterOf(canvas).boxOver(185) ?? rasterOf(canvas).boxOver(40);
  };
  const [always, once] = [seen(SEEN_AT), seen([2.5])];
  // Of what goes a long way, the place in the middle of the seconds counts.
  const isGoing = always !== null && once !== null && always.width > once.width * 1.6;
  const box = isGoing ? once : always;
  if (box === null) return null;
  const grown = (value: number) => value / COARSE;
  return {
    isGoing,
    box: {
      x: grown(box.x) - aside,
      y: grown(box.y) - above,
      width: grown(box.width),
      height: grown(box.height),
    },
  };
}

const MIDDLE = 2.5;
const SLOWED = 0.3;

/** Who goes a long way would go under the words: here they go a part of it. */
function slowed(element: Element): Element {
  return {
    ...element,
    draw(brush, { seconds, progress }) {
      const shown = MIDDLE + (seconds - MIDDLE) * SLOWED;
      element.draw(brush, { seconds: shown, progress: 0.5 + (progress - 0.5) * SLOWED });
    },
  };
}

function scenerySeen({ size }: World, elements: readonly Element[]): Raster {
  const canvas = createCanvas(Math.ceil(size.width * COARSE), Math.ceil(size.height * COARSE));
  const brush = canvas.getContext('2d');
  brush.scale(COARSE, COARSE);
  for (const element of [...elements].sort((one, other) => one.depth - other.depth)) {
    brush.save();
    element.draw(brush, { seconds: 2.5, progress: 0.5 });
    brush.restore();
  }
  return rasterOf(canvas);
}

/** The half width of the podium's upper and lower disc, in units. */
const PODIUM = { upper: 250, lower: 330 };
const ENLARGED_MAX = 2.2;

function hasPodium({ elements }: Scenery): boolean {
  return elements.some(({ depth }) => depth > 0);
}

/** On the podium, which goes where the product goes. */
function inStudio({ world, scenery, actors }: AdScene, box: Box, zones: Zones): StagedAd {
  const { product } = zones;
  const { unit, size } = world;
  // Without a podium somebody is cut by the lower edge.
  const foot = hasPodium(scenery) ? product.y + product.height : size.height;
  const scale = Math.min(product.width / box.width, (foot - product.y) / box.height, ENLARGED_MAX);
  const to = { x: product.x + product.width / 2, y: foot };
  const shift = { from: { x: box.x + box.width / 2, y: box.y + box.height }, to, scale };
  const wide = Math.max(0.62, (box.width * scale * 0.62) / (unit * PODIUM.upper));
  const least = (product.width * 0.6) / (unit * PODIUM.lower);
  const stand = {
    from: { x: size.width / 2, y: scenery.groundY },
    to,
    scale: Math.min(wide, least),
  };
  // A table goes from edge to edge, wherever the product is on it.
  const surface = world.description.ad?.surface;
  const isTable = surface !== undefined && surface.isBlock !== true;
  const lifted = { from: stand.from, to: { x: size.width / 2, y: foot }, scale: 1 };
  return {
    scenery: scenery.elements.map((element) => {
      if (element.depth <= 0) return element;
      return shifted(element, isTable && element.depth === TABLE_DEPTH ? lifted : stand);
    }),
    actors: actors.map((actor) => shifted(actor, shift)),
    zones,
    product: landed(box, shift),
  };
}

/** Free in the middle of its zone. */
function inAir(scenery: Scenery, actors: readonly Element[], box: Box, zones: Zones): StagedAd {
  const { product } = zones;
  const scale = Math.min(product.width / box.width, product.height / box.height, 1.2);
  const shift = {
    from: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    to: { x: product.x + product.width / 2, y: product.y + product.height / 2 },
    scale,
  };
  const moved = actors.map((actor) => shifted(actor, shift));
  return { scenery: scenery.elements, actors: moved, zones, product: landed(box, shift) };
}

function studioLayout(world: World, copy: Copy, box: Box, hasPodium: boolean): LayoutName {
  if (copy.isOffer) return 'type';
  const seeded = pick(world.random('ad-layout'), ['words-first', 'product-first'] as const);
  const format = formatOf(world.size);
  const isLong = copy.lead.length > 24 || copy.lines.length > 0;
  const isMuch = isLong || copy.code !== null || copy.small !== null || copy.price !== null;
  // Below the product of a story there is room for a few words only, and none for a badge.
  if (format === 'tall') return isMuch || copy.badge !== null ? 'words-first' : seeded;
  if (format !== 'square') return seeded;
  if (!hasPodium) return 'words-first';
  // Beside words there is only room for something slim.
  return box.width / box.height < 0.95 ? seeded : 'words-first';
}

/** The layout in which the words cover least of the product and of what there is to see. */
function placeLayout(
  world: World,
  staged: readonly StagedAd[],
  copy: Copy,
  seen: Raster,
): StagedAd | undefined {
  const cost = ({ zones, product }: StagedAd) => {
    const boxes = setWords(copy, zones, world.unit).map((item) => item.box);
    const covered = boxes.reduce(
      (sum, box) => sum + (product === null ? 0 : overlap(box, product)),
      0,
    );
    return seen.detailIn(scaledBox(zones.words)) + (covered / (world.unit * world.unit)) * 0.002;
  };
  return [...staged].sort((one, other) => cost(one) - cost(other))[0];
}

function scaledBox({ x, y, width, height }: Box): Box {
  return { x: x * COARSE, y: y * COARSE, width: width * COARSE, height: height * COARSE };
}

/** Nothing but a place: the words are where there is least to see. */
function besideScenery(
  world: World,
  scenery: Scenery,
  actors: readonly Element[],
  copy: Copy,
): StagedAd {
  const names: readonly LayoutName[] =
    formatOf(world.size) === 'wide' ? ['words-first', 'product-first'] : ['words-first'];
  const staged = names.map((name): StagedAd => {
    const zones = roomFor(copy, zonesFor(world.size, name), world.unit);
    return { scenery: scenery.elements, actors, zones, product: null };
  });
  const [first] = staged;
  if (first === undefined) throw new Error('There is no layout.');
  return placeLayout(world, staged, copy, scenerySeen(world, scenery.elements)) ?? first;
}

/** What is this much wider than high has the words above it; a bed or a car, which has its size from its length, sooner. */
const ROW = 2.8;
const LONG = 1.9;

/** Over the low end of a hill there is most room. */
function overValley(world: World): Zones {
  const { width, height } = world.size;
  const x = width * (fallsTo(world) === 1 ? 0.62 : 0.05);
  const words = { x, y: height * 0.08, width: width * 0.33, height: height * 0.42 };
  return { ...zonesFor(world.size, 'panorama'), words };
}

/** A plane over the mountains is in the sky, also where the words are above it. */
const isFlying = ({ thing }: Subject) => thingOf(thing)?.medium === 'air';

const isFarAway = ({ thing, position }: Subject) =>
  position === 'far' && thingOf(thing)?.medium === 'scenery';

function aloft(zones: Zones, size: Size): Zones {
  if (formatOf(size) === 'wide') return zones;
  return { ...zones, product: { ...zones.product, height: zones.product.height * 0.5 } };
}

export function stageAd(
  world: World,
  scenery: Scenery,
  cast: readonly Element[],
  copy: Copy,
): StagedAd {
  const covered = boxAround(world, cast);
  const box = covered?.box ?? null;
  const actors = covered?.isGoing === true && copy.lead !== '' ? cast.map(slowed) : cast;
  const { size } = world;
  if (box === null && copy.lead !== '' && scenery.surface !== 'podium')
    return besideScenery(world, scenery, actors, copy);
  if (box === null && copy.lead !== '') {
    const elements = scenery.elements.filter(({ depth }) => depth <= 0);
    return { scenery: elements, actors, zones: zonesFor(size, 'letters'), product: null };
  }
  if (copy.lead === '' && box !== null && isOnCounter(world.description))
    return inPlace({ world, scenery, actors }, box, zonesFor(size, 'alone'));
  if (copy.lead === '' || box === null) {
    const name = copy.isOffer ? 'type' : 'words-first';
    return { scenery: scenery.elements, actors, zones: zonesFor(size, name), product: box };
  }
  if (scenery.surface === 'podium' && world.description.ad?.isLogo === true) {
    const elements = scenery.elements.filter(({ depth }) => depth <= 0);
    return inAir({ ...scenery, elements }, actors, box, zonesFor(size, 'logo'));
  }
  if (scenery.surface === 'podium' && isPortrayed(world.description)) {
    const elements = scenery.elements.filter(({ depth }) => depth <= 0);
    return portrayed(
      { world, scenery: { ...scenery, elements }, actors },
      box,
      clearOf(copy, zonesFor(size, studioLayout(world, copy, box, false)), world),
    );
  }
  if (scenery.surface === 'podium')
    return inStudio(
      { world, scenery, actors },
      box,
      clearOf(copy, zonesFor(size, studioLayout(world, copy, box, hasPodium(scenery))), world),
    );
  if (scenery.surface === 'void' && world.description.setting === 'studio')
    return inAir(scenery, actors, box, zonesFor(size, 'logo'));
  const { subjects, ad, slope } = world.description;
  if (subjects.length > 0 && subjects.every(isFlying))
    return inAir(scenery, actors, box, aloft(zonesFor(size, 'words-first'), size));
  // A mountain at the horizon stays there.
  if (subjects.length > 0 && subjects.every(isFarAway))
    return atHorizon({ world, scenery, actors }, box);
  // A hill goes from edge to edge, whatever the words need.
  if (slope !== undefined && formatOf(size) === 'wide')
    return { scenery: scenery.elements, actors, zones: overValley(world), product: box };
  const isThing = subjects.length === 1 && !isAnimate(subjects[ad?.product ?? -1]?.thing ?? 'man');
  const isIndoors = INDOORS.has(world.description.setting);
  const isRow = box.width > box.height * (isThing && isIndoors ? LONG : ROW);
  const isPeopled = subjects.some(({ thing }) => isAnimate(thing));
  const beside = formatOf(size) === 'wide' && !isRow;
  const names: readonly LayoutName[] = beside
    ? ['words-first', 'product-first']
    : [isRow ? 'panorama' : 'words-first'];
  const staged = names.map((name) =>
    inPlace({ world, scenery, actors }, box, clearOf(copy, zonesFor(size, name), world)),
  );
  if (isPeopled && formatOf(size) === 'wide') {
    const above = inPlace({ world, scenery, actors }, box, belowWords(copy, world));
    if (isRoomier(above, staged)) return above;
  }
  return (
    placeLayout(world, staged, copy, scenerySeen(world, scenery.elements)) ??
    inPlace({ world, scenery, actors }, box, zonesFor(size, 'words-first'))
  );
}
