import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness, type Colour, css, hex, saturate, WHITE } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import { hslOf } from '../pictures/subject/dominant-colours.ts';
import { INDOORS } from '../scene/indoors.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import type { Copy } from './ad-copy.ts';
import { formatOf, type Zones } from './ad-layout.ts';
import { type Painter, wordsPainter } from './ad-words.ts';
import { solidFor } from './contrast.ts';
import { type Ink, inkFor, inkIn } from './ink.ts';
import { isBeside, panelBitmap, panelInk } from './panel.ts';
import { withBadge } from './place-badge.ts';
import { type Range, rasterOf } from './raster.ts';
import type { Item } from './stack-words.ts';

interface AdTask {
  readonly world: World;
  readonly copy: Copy;
  readonly zones: Zones;
  /** What the words and the badge keep off. */
  readonly product: Box | null;
  /** The picture without words. */
  readonly paint: Painter;
  readonly accent: Colour;
  /** Puts something behind the product; without it the veil is over everything but the words. */
  readonly putBehind?: (paint: (brush: Brush) => void) => void;
  /** How many pixels of a disc the product fills; without it its box counts. */
  readonly filledIn?: (disc: Box) => number;
}

const COARSE = 1 / 4;
/** Where a veil would have to be this dense, a panel is clearer; above the product it would hide most of the place. */
const BUSY = { beside: 0.52, above: 0.75 };
/** A panel in colours that the prompt asks for shows them. */
const BUSY_BRANDED = 0.3;

function around(items: readonly Item[]): Box {
  const left = Math.min(...items.map(({ box }) => box.x));
  const top = Math.min(...items.map(({ box }) => box.y));
  const right = Math.max(...items.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...items.map(({ box }) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The colours behind a box, at two moments of the picture. */
function rangeBehind({ world, paint }: AdTask) {
  const { width, height } = world.size;
  const rasters = [1.5, 3.5].map((seconds) => {
    const canvas = createCanvas(Math.ceil(width * COARSE), Math.ceil(height * COARSE));
    const brush = canvas.getContext('2d');
    brush.scale(COARSE, COARSE);
    paint(brush, { seconds, progress: seconds / 5 });
    return rasterOf(canvas);
  });
  return (box: Box): Range => {
    const small = {
      x: box.x * COARSE,
      y: box.y * COARSE,
      width: box.width * COARSE,
      height: box.height * COARSE,
    };
    const [first, second] = rasters.map((raster) => raster.rangeIn(small));
    if (first === undefined || second === undefined) throw new Error('Two moments are measured');
    return {
      dark: first.dark[1] < second.dark[1] ? first.dark : second.dark,
      light: first.light[1] > second.light[1] ? first.light : second.light,
      mean: first.mean,
      detail: Math.max(first.detail, second.detail),
    };
  };
}

/** A gradient from the nearest edge of the picture over the words, which fades beyond them. */
function veilBitmap(
  world: World,
  words: Box,
  { veil, alpha }: Ink,
): { bitmap: Canvas; box: Box } | null {
  if (alpha === 0) return null;
  const { width, height } = world.size;
  const isAcross = formatOf(world.size) === 'wide' && words.width < width * 0.6;
  const [from, to, whole] = isAcross
    ? [words.x, words.x + words.width, width]
    : [words.y, words.y + words.height, height];
  const isNear = from < whole - to;
  const pad = whole * 0.025;
  const fade = whole * 0.24;
  const reach = Math.ceil(Math.min(whole, (isNear ? to : whole - from) + pad + fade));
  const size = isAcross ? { width: reach, height } : { width, height: reach };
  const start = isNear ? 0 : whole - reach;
  const box = isAcross ? { x: start, y: 0, ...size } : { x: 0, y: start, ...size };
  const bitmap = createCanvas(size.width, size.height);
  const brush = bitmap.getContext('2d');
  const ends = isNear ? [0, reach] : [reach, 0];
  const [x0 = 0, x1 = 0] = isAcross ? ends : [0, 0];
  const [y0 = 0, y1 = 0] = isAcross ? [0, 0] : ends;
  const fill = brush.createLinearGradient(x0, y0, x1, y1);
  const solid = Math.max(0, 1 - fade / reach);
  fill.addColorStop(0, css(veil, alpha));
  fill.addColorStop(solid, css(veil, alpha));
  fill.addColorStop(solid + (1 - solid) * 0.35, css(veil, alpha * 0.7));
  fill.addColorStop(solid + (1 - solid) * 0.7, css(veil, alpha * 0.2));
  fill.addColorStop(1, css(veil, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, size.width, size.height);
  return { bitmap, box };
}

/** The words of an ad over a picture. */
export function paintAd(task: AdTask): Painter {
  const { world, zones, paint, accent } = task;
  const { unit, size } = world;
  if (task.copy.lead === '') return paint;
  const behind = rangeBehind(task);
  const detailIn =
    task.putBehind === undefined ? { detailIn: (box: Box) => behind(box).detail } : {};
  const { copy, items, spot } = withBadge({ ...task, ...detailIn }, world);
  const words = around(items);
  const { moods, time, setting } = world.description;
  const isLate = time === 'night' || time === 'dusk';
  const isDark =
    setting !== 'studio' && (moods.includes('cinematic') || moods.includes('dark') || isLate);
  // Over a dark studio a light panel would be half of the picture.
  const isDim = isDark || (setting === 'studio' && world.light.isDark);
  const asked = world.description.ad?.lettering?.colour;
  const own = asked === undefined ? inkFor(behind(words), isDim) : inkIn(hex(asked), behind(words));
  const isBranded = world.description.ad?.isBranded === true;
  const busy = isBranded
    ? BUSY_BRANDED
    : BUSY[isBeside(size, words, task.product) ? 'beside' : 'above'];
  const hasPanel =
    asked === undefined && !isDim && task.putBehind !== undefined && own.alpha >= busy;
  const ink = hasPanel ? panelInk(world, accent) : own;
  const veil = hasPanel
    ? panelBitmap(world, words, task.product, ink.veil)
    : veilBitmap(world, words, ink);
  const solid = solidFor(saturate(accent, 1.1), ink.worst, hasPanel ? 2 : 1.45);
  const badge =
    copy.badge === null || spot === null
      ? null
      : {
          text: copy.badge,
          box: spot,
          solid: solidFor(saturate(accent, 1.1), behind(spot).mean, 2),
        };
  const look = { ink: ink.ink, accent, solid, isCentred: zones.isCentred, ground: ink.worst };
  const write = wordsPainter({ items, isOffer: copy.isOffer, badge, look, unit });
  const tint = task.putBehind === undefined ? null : tintBitmap(world);
  const cover = (brush: Brush) => {
    if (tint !== null) brush.drawImage(tint, 0, 0);
    if (veil !== null) brush.drawImage(veil.bitmap, veil.box.x, veil.box.y);
  };
  task.putBehind?.(cover);
  return (brush: Brush, moment: Moment) => {
    paint(brush, moment);
    if (task.putBehind === undefined) cover(brush);
    write(brush, moment);
  };
}

/** A small copy, to find its colours. */
export function coarseOf(picture: Canvas): Canvas {
  const scale = Math.min(1, 128 / Math.max(picture.width, picture.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A place in the colours of the brand: strongest at its foot, so that it stays recognisable. */
function tintBitmap(world: World): Canvas | null {
  const { palette = [], isBranded = false } = world.description.ad ?? {};
  if (!isBranded || world.description.setting === 'studio') return null;
  const { width, height } = world.size;
  const bitmap = createCanvas(width, height);
  const brush = bitmap.getContext('2d');
  const colours = palette.map(hex);
  const [first = WHITE, second = first] = colours;
  // Light colours would only make the place pale.
  if (brightness(first) > 0.6) return null;
  const fill = brush.createLinearGradient(0, 0, 0, height);
  fill.addColorStop(0, css(first, 0.3));
  fill.addColorStop(1, css(second, 0.42));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  return bitmap;
}

const PALE = hex('#f4efe6');

/** The last colour of the brand is that of buttons. */
export function accentOf({ description, light }: World): Colour {
  const colours = (description.ad?.palette ?? []).map(hex);
  // Buttons in black or white would not be seen as the colour of the brand.
  const vivid = colours.findLast((colour) => hslOf(colour).saturation > 0.25);
  const lettered = description.ad?.lettering?.colour;
  const isPlain = lettered === undefined || hslOf(hex(lettered)).saturation <= 0.25;
  const own = vivid ?? (isPlain ? null : hex(lettered));
  // On nothing but black, a black button would be lost.
  if (own === null && colours.length > 0 && colours.every((one) => brightness(one) < 0.22))
    return PALE;
  // A place that is advertised has no colours but those of its sky.
  const isOpen = description.accent === null && !INDOORS.has(description.setting);
  const skyward = isOpen && description.ad?.product === null ? saturate(light.sky[0], 1.2) : null;
  return own ?? colours.at(-1) ?? skyward ?? light.accent;
}
