import { type Colour, css, hex, mix } from '../draw/colour.ts';
import { paintLayer } from '../draw/layer.ts';
import type { Box } from '../draw/props/furniture.ts';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { Element, World } from '../scene/world.ts';
import { isOnCounter } from '../stage/layout/on-podium.ts';
import { formatOf, type Zones, zonesFor } from './ad-layout.ts';
import { inFront } from './in-front.ts';
import { isPortrayed, portrayed } from './portrayed.ts';
import { landed, type Shift, shifted } from './shift.ts';
import type { AdScene, StagedAd } from './staged-ad.ts';

const MARGIN = 0.04;
const ENLARGED_MAX = 2.4;
const WOOD: Readonly<Record<'light' | 'dark', Colour>> = {
  light: hex('#c98f58'),
  dark: hex('#6d4630'),
};

/** A counter along the lower edge, near the viewer. */
function counter(world: World, top: number, depth: number): Element {
  const { size, unit, light } = world;
  const wood = mix(light.isDark ? WOOD.dark : WOOD.light, light.ambient, 0.12);
  const plan = { depth, top: top - unit * 20, bottom: size.height + world.margin };
  return paintLayer(world, plan, (brush) => {
    const [left, wide] = [-world.margin, size.width + 2 * world.margin];
    const edge = top + Math.max(unit * 70, (size.height - top) * 0.55);
    const board = brush.createLinearGradient(0, top, 0, edge);
    board.addColorStop(0, css(mix(wood, hex('#2a1a14'), 0.18)));
    board.addColorStop(0.35, css(wood));
    board.addColorStop(1, css(mix(wood, hex('#fff1d8'), 0.24)));
    brush.fillStyle = board;
    brush.fillRect(left, top, wide, edge - top);
    brush.fillStyle = css(mix(wood, hex('#2a1a14'), 0.5));
    brush.fillRect(left, edge, wide, size.height + world.margin - edge);
    brush.fillStyle = css(mix(wood, hex('#fff1d8'), 0.4));
    brush.fillRect(left, edge, wide, unit * 7);
    brush.strokeStyle = css(mix(wood, hex('#2a1a14'), 0.4), 0.35);
    brush.lineWidth = unit * 1.6;
    for (let line = 1; line < 4; line += 1) {
      const y = top + (edge - top) * (line / 4) ** 1.3;
      brush.beginPath();
      brush.moveTo(left, y);
      brush.bezierCurveTo(wide * 0.3, y - unit * 5, wide * 0.6, y + unit * 6, left + wide, y);
      brush.stroke();
    }
  });
}

/** A small product in a room: on a counter in front of it, as large as its zone. */
function onCounter({ world, scenery, actors }: AdScene, box: Box, zones: Zones): StagedAd {
  const { product } = zones;
  const { height } = world.size;
  const isTall = formatOf(world.size) === 'tall';
  const top = height * (isTall ? 0.735 : 0.76);
  const foot = Math.max(product.y + product.height, top + height * 0.05);
  const scale = Math.min(product.width / box.width, (foot - product.y) / box.height, ENLARGED_MAX);
  const to = { x: product.x + product.width / 2, y: foot };
  const shift: Shift = { from: { x: box.x + box.width / 2, y: box.y + box.height }, to, scale };
  const near = Math.max(1, ...scenery.elements.map(({ depth }) => depth)) + 0.01;
  const least = Math.min(...actors.map(({ depth }) => depth));
  return {
    scenery: [...scenery.elements, counter(world, top, near)],
    actors: actors.map((actor) => {
      const moved = shifted(actor, shift);
      return { ...moved, depth: near + 0.01 + (actor.depth - least) };
    }),
    zones,
    product: landed(box, shift),
  };
}

/** In a place, things stay on what carries them and only move sideways; towards the viewer, if they are small. */
export function inPlace(scene: AdScene, box: Box, zones: Zones): StagedAd {
  if (isOnCounter(scene.world.description)) return onCounter(scene, box, zones);
  if (isPortrayed(scene.world.description)) return portrayed(scene, box, zones);
  const { world, scenery, actors } = scene;
  const { width, height } = world.size;
  const { product } = zones;
  const lowest = height * (formatOf(world.size) === 'tall' ? 0.92 : 0.94);
  const centre = box.x + box.width / 2;
  const support = scenery.supports.find(
    ({ y, left, right }) =>
      Math.abs(y - box.y - box.height) < world.unit * 40 && centre > left && centre < right,
  );
  const wanted = product.x + product.width / 2;
  // People leave a stage that has no room for them beside the words; things stay on what carries them.
  const isLeft =
    support !== undefined &&
    wanted + (product.width * 0.5) / 2 > support.right &&
    world.description.subjects.every(({ thing }) => isAnimate(thing));
  const isWide = support === undefined || isLeft || support.right - support.left > width * 0.7;
  const left = isWide ? width * MARGIN : Math.max(width * MARGIN, support.left);
  const right = isWide ? width * (1 - MARGIN) : Math.min(width * (1 - MARGIN), support.right);
  const isTall = formatOf(world.size) === 'tall';
  // A story has room for who comes near.
  const closer = box.y + box.height + height * (isTall ? 0.3 : 0.12);
  const near = isWide ? Math.min(lowest, closer) : box.y + box.height;
  const foot = Math.min(near, Math.max(lowest, product.y + product.height));
  const room = Math.max(foot - product.y, product.height * 0.5);
  const wide = Math.min(product.width, Math.max(right - left, product.width * 0.5));
  const scale = Math.max(0.45, Math.min(wide / box.width, room / box.height, ENLARGED_MAX));
  const half = Math.min((box.width * scale) / 2, (right - left) / 2);
  const x = Math.min(right - half, Math.max(left + half, wanted));
  const shift = { from: { x: centre, y: box.y + box.height }, to: { x, y: foot }, scale };
  return {
    scenery: scenery.elements,
    actors: inFront(scenery.elements, actors).map((actor) => shifted(actor, shift)),
    zones,
    product: landed(box, shift),
  };
}

/** As large as beside the words, behind the trees that are before it. */
export function atHorizon({ world, scenery, actors }: AdScene, box: Box): StagedAd {
  const zones = zonesFor(world.size, 'words-first');
  const { product } = zones;
  const [width, y] = [product.width * HORIZON, box.y + box.height];
  const to = { x: product.x + product.width / 2, y };
  const shift = { from: { x: box.x + box.width / 2, y }, to, scale: width / box.width };
  const moved = actors.map((actor) => shifted(actor, shift));
  return { scenery: scenery.elements, actors: moved, zones, product: landed(box, shift) };
}
const HORIZON = 1.15;
